import Foundation
import TestSupport
import Testing

/// The page of `overscroll preview` in a browser.
@Suite(.needs(.overscroll, .chromium))
struct PreviewBrowserTests {
  private let folder: Folder
  private let browser: Browser

  init() throws {
    folder = try Folder()
    browser = try Browser(in: Folder())
  }

  private static let list = "{name: scroll-view, content-height: 2000}"

  /// Returns the position on the page of a point of the screen.
  private func place(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
    let numbers = try browser.value(
      """
      (() => {
        const box = canvas.getBoundingClientRect(), unit = box.width / scene.device.screen[2]
        return [box.left + \(x) * unit, box.top + \(y) * unit].join(' ')
      })()
      """
    ).split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 2)
    return (numbers[0], numbers[1])
  }

  private func number(_ expression: String) throws -> Double {
    let text = try browser.value(expression)
    return try #require(Double(text))
  }

  /// Returns the bytes of the exact picture that the page shows.
  private func picture() throws -> [UInt8] {
    let text = try browser.value(
      "btoa(Array.from(new Uint8Array(shown.exact), b => String.fromCharCode(b)).join(''))")
    return [UInt8](try #require(Data(base64Encoded: text)))
  }

  private func still(_ text: String) throws -> [UInt8] {
    let other = try Folder()
    try other.write("a.yaml", text)
    let outcome = try #require(Executable.overscroll).run(["render", "a.yaml"], in: other)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try other.bytes("a.png")
  }

  @Test func theSceneIsShownAsItIsSavedAndScrubbed() throws {
    let script = "[{hold: 0.1s}, {drag: {by: -200, over: 0.3s}}, release, settle]"
    func text(_ screen: String, at time: String) -> String {
      scene(
        screen: screen, timeline: script, outputs: "[{file: a.png, time: \(time), scale: 2}]")
    }
    let controls = "controls"
    try folder.write("a.yaml", text(Self.list, at: "0s"))
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment.tick === 0 && scene.steps.length === 4")
    #expect(try browser.value("scene.steps.map(s => s.start).slice(0, 3).join()") == "0,0.1,0.4")
    // At 60 Hz, 0.25 s is tick 15.
    try browser.value("seek(15)")
    try browser.wait(for: "shown.exactMoment.tick === 15")
    #expect(try picture() == still(text(Self.list, at: "0.25s")))
    try browser.press("End")
    try browser.wait(for: "shown.exactMoment.tick === scene.offsets.length - 1")
    #expect(try picture() == still(text(Self.list, at: "end")))
    try browser.value("seek(15)")
    try browser.wait(for: "shown.exactMoment.tick === 15")

    try folder.write("a.yaml", text(controls, at: "0s").replacing("screen:", with: "scren:"))
    try browser.wait(for: "!$('error').hidden")
    #expect(
      try browser.value("$('error').textContent").contains(
        "a.yaml:3:1: error: unknown key 'scren'"))
    try folder.write("a.yaml", text(controls, at: "0s"))
    try browser.wait(for: "$('error').hidden && shown.exactMoment.tick === 15")
    #expect(try picture() == still(text(controls, at: "0.25s")))

    try browser.value("($('style').value = 'dark', choose())")
    try browser.wait(for: "scene.choice.style === 'dark' && shown.exactMoment?.tick === 15")
    let dark = text(controls, at: "0.25s") + "style: dark\n"
    #expect(try picture() == still(dark))

    try browser.press("i")
    try browser.wait(for: "inspection.views.some(view => view.kind === 'UISwitch')")
    try browser.press(" ")
    try browser.wait(for: "moment.tick === scene.offsets.length - 1 && !moment.isPlaying")
    #expect(
      try browser.value(
        "performance.getEntriesByType('resource').filter(e => e.name.startsWith('http')).length")
        == "0")
  }

  @Test func aHandMovesTheScreenAndIsWrittenDown() throws {
    let text = scene(
      screen: Self.list,
      timeline: "[{drag: {by: -150, over: 0.3s}}, release, {hold: 0.4s}, settle]",
      outputs: "[{file: a.png, time: 0s, scale: 1}]")
    try folder.write("a.yaml", text)
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    // Tick 30 is in the middle of the hold.
    try browser.value("seek(30)")
    try browser.wait(for: "shown.exactMoment.tick === 30")
    let before = try number("moment.offset")
    var (x, y) = try place(180, 500)
    try browser.mouse("mousePressed", x, y)
    for step in 1...24 {
      (x, y) = try place(180, 500 - 10 * Double(step))
      try browser.mouse("mouseMoved", x, y)
    }
    try browser.wait(for: "moment.isLive && moment.offset > \(before + 150)")
    try browser.mouse("mouseReleased", x, y)
    try browser.wait(for: "!moment.isPlaying")
    let last = try number("moment.offset")
    #expect(last > before + 200, "\(before) \(last)")

    try browser.press("c")
    try browser.wait(for: "$('script').open")
    let written = try browser.value("$('text').value")
    #expect(written.firstMatch(of: /[0-9]\.[0-9]{4}/) == nil, "\(written)")
    try folder.write("b.yaml", written)
    let outcome = try #require(Executable.overscroll).run(["trace", "b.yaml"], in: folder)
    try #require(outcome.status == 0, "\(written)\n\(outcome.errors)")
    let rows = try browser.value("rows.map(row => row.slice(0, 2).join(' ')).join('\\n')")
      .split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
    // The number of rows depends on the load of the machine.
    #expect(rows.count > 20)
    var replayed: [Double: Double] = [:]
    for line in outcome.lines {
      let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let views = row?["scrollViews"] as? [String: [String: Any]]
      let time = try #require(row?["time"] as? Double)
      let offset = views?["scrollView"]?["contentOffset"] as? [Double]
      replayed[time] = try #require(offset)[1]
    }
    let live = rows.filter { replayed[$0[0]] != nil }
    #expect(live.count > 20)
    // The copied path is within two points of the recorded one, and its end is the same.
    for row in live {
      let offset = try #require(replayed[row[0]])
      #expect(abs(offset - row[1]) < 3, "\(row) \(offset)")
    }
    let end = try #require(live.last)
    #expect(abs(end[1] - (replayed[end[0]] ?? 0)) < 1, "\(end)")
  }

  /// Device, text size, variant and panel are chosen on the page. The picture equals the one
  /// rendered by a scene with these settings.
  @Test func whatIsChosenIsWhatASceneWouldRender() throws {
    func text(_ screen: String, _ keys: String = "", device: String = "iphone-8") -> String {
      """
      scene: 1
      device: \(device)
      screen: \(screen)
      timeline: [{drag: {by: -120, over: 0.3s}}, release]
      \(keys)
      """
    }
    let outputs = "outputs: [{file: a.png, time: 0.25s, scale: 2}]"
    func expect(_ choice: String, _ scene: String) throws {
      try browser.value("(\(choice), choose())")
      try browser.wait(for: "scene.marker !== true && shown.exactMoment?.tick === 15")
      #expect(try picture() == still(scene + outputs), "\(choice)")
      try browser.value("scene.marker = true")
    }
    try folder.write("a.yaml", text("controls"))
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    try browser.value("seek(15)")
    try browser.wait(for: "shown.exactMoment.tick === 15")
    try browser.value("scene.marker = true")
    try expect("$('device').value = 'iphone-se'", text("controls", device: "iphone-se"))
    try expect(
      "$('textSize').value = 'extra-extra-large'",
      text("controls", "text-size: extra-extra-large\n", device: "iphone-se"))
    // Clears the choices, so that the scene's own settings apply.
    try expect("($('device').value = '', $('textSize').value = '')", text("controls"))

    try folder.write("a.yaml", text("hide-on-scroll"))
    try browser.wait(for: "scene.variants.length > 1 && shown.exactMoment?.tick === 15")
    #expect(try browser.value("$('variant').parentNode.hidden") == "false")
    try browser.value("scene.marker = true")
    try expect(
      "$('variant').value = 'naive'", text("{name: hide-on-scroll, variant: naive}"))

    let compare = "compare: [{theme: light}, {theme: dark}]\n"
    try folder.write("a.yaml", text("controls", compare))
    try browser.wait(for: "scene.panels.length === 2 && shown.exactMoment?.tick === 15")
    try browser.value("scene.marker = true")
    try expect("$('panel').value = '1'", text("controls", "theme: dark\n"))
  }

  /// The view under the pointer is framed in the picture and marked in the tree, and vice versa. A
  /// script plays at the chosen speed.
  @Test func viewsArePointedAtAndTimeIsSlowedDown() throws {
    try folder.write(
      "a.yaml", scene(screen: "controls", timeline: "[{hold: 3s}]", outputs: "[]"))
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    try browser.press("i")
    try browser.wait(for: "inspection && inspection.views.some(view => view.kind === 'UISwitch')")
    let frame = try browser.value(
      "inspection.views.find(view => view.kind === 'UISwitch').frame.join(' ')"
    ).split(separator: " ").compactMap { Double($0) }
    try #require(frame.count == 4)
    let (x, y) = try place(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    try browser.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
    try browser.wait(for: "framed.length && document.querySelector('.row.here')")
    let pointed = try browser.value("framed[0].frame.join(' ')").split(separator: " ")
      .compactMap { Double($0) }
    // The view found is the switch itself or one of its subviews.
    #expect(pointed[0] >= frame[0] && pointed[1] >= frame[1] && pointed[2] <= frame[2])
    let marked = try browser.value(
      "inspection.views[+document.querySelector('.row.here').dataset.index].frame.join(' ')")
    #expect(marked.split(separator: " ").compactMap { Double($0) } == pointed)
    #expect(
      try browser.value(
        "marks.getContext('2d').getImageData(0, 0, marks.width, marks.height).data.some(v => v > 0)"
      )
        == "true")
    // Outside of the screen no view is framed.
    try browser.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 2, "y": 2])
    try browser.wait(for: "framed.length === 0 && !document.querySelector('.row.here')")
    try browser.value(
      "$('views').children[inspection.views.findIndex(v => v.kind === 'UISwitch')].onpointerenter()"
    )
    #expect(
      try browser.value("framed[0].frame.join(' ')").split(separator: " ")
        .compactMap { Double($0) } == frame)

    #expect(try number("moment.speed") == 1)
    for speed in [0.5, 0.25] {
      try browser.press("[")
      try browser.wait(for: "moment.speed === \(speed)")
    }
    try browser.value("seek(0)")
    try browser.wait(for: "moment.tick === 0")
    // The speed is at most a quarter; how much lower it is depends on the load of the machine.
    let ratio = try number(
      """
      new Promise(done => {
        play()
        const begun = performance.now()
        const look = () => {
          if (moment.tick < 20) return setTimeout(look, 5)
          done(moment.tick / scene.hertz / ((performance.now() - begun) / 1000))
        }
        look()
      })
      """)
    #expect(ratio > 0 && ratio < 0.3, "\(ratio)")
  }

  /// The orientation is also right before the first picture arrives.
  @Test func thePhoneStandsUntilItsScreenIsTurned() throws {
    let upright = scene(screen: "controls", timeline: "[{hold: 0.2s}]", outputs: "[]")
    try folder.write("a.yaml", upright)
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.prefer(["prefers-reduced-motion": "reduce"])
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    let stands = "$('metal').offsetHeight > $('metal').offsetWidth"
    #expect(try browser.value(stands) == "true")
    try folder.write("a.yaml", upright + "orientation: landscape\n")
    try browser.wait(for: "!(\(stands))")
    // Simulates a page that received the scene but no picture, before the next picture arrives.
    #expect(
      try browser.value("(canvas.width = 0, canvas.height = 0, fit(), \(stands))") == "true")
    let page = try browser.value("fetch(location.href).then(answer => answer.text())")
    #expect(page.contains(#"id="screen" width="0" height="0""#))
  }

  /// The page and the plot follow the reader's colour scheme, even when it changes. Nothing plays
  /// automatically.
  @Test func thePageIsAsDarkAsTheReaderWantsIt() throws {
    try folder.write("a.yaml", scene(screen: Self.list))
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.prefer(["prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"])
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    #expect(try browser.value("moment.isPlaying || moment.tick") == "0")
    let background = "getComputedStyle(document.body).backgroundColor"
    #expect(try browser.value(background) == "rgb(255, 255, 255)")
    try browser.value("window.lightPlot = plot.toDataURL()")
    try browser.prefer(["prefers-color-scheme": "dark"])
    try browser.wait(for: "\(background) === 'rgb(19, 19, 21)'")
    try browser.wait(for: "plot.toDataURL() !== window.lightPlot")
    #expect(try browser.value("getComputedStyle($('file')).color") == "rgb(152, 152, 157)")
  }

  /// Returns the colour of the plot, or of the marks over the picture, at a point given in page
  /// coordinates relative to its corner.
  private func ink(_ canvas: String, _ x: String, _ y: String) throws -> String {
    try browser.value(
      """
      Array.from(\(canvas).getContext('2d').getImageData(
        Math.round(\(x)), Math.round(\(y)), 1, 1).data).join()
      """)
  }

  private func opacity(_ canvas: String, _ x: String, _ y: String) throws -> Int {
    try #require(ink(canvas, x, y).split(separator: ",").last.flatMap { Int($0) })
  }

  /// The plot has a line at the current moment with a point at the offset. Clicking shows the
  /// clicked moment.
  @Test func thePlotHasACursor() throws {
    try folder.write(
      "a.yaml",
      scene(screen: Self.list, timeline: "[{hold: 1s}, {drag: {by: -200, over: 1s}}, {hold: 1s}]"))
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.prefer(["prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"])
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    for tick in [45, 135] {
      try browser.value("seek(\(tick))")
      try browser.wait(for: "shown.exactMoment.tick === \(tick)")
      // Both sides have a margin of 6 points.
      let x = "6 + \(tick) / (scene.offsets.length - 1) * (plot.clientWidth - 12)"
      // Above both curves only the cursor is drawn, whose one pixel may be split between two
      // columns.
      let columns = try ["\(x) - 1", x].map { try opacity("plot", $0, "2") }
      #expect(try #require(columns.max()) > 110, "\(columns)")
      #expect(try opacity("plot", "\(x) + 12", "2") < 60)
    }
    // The last third is at the script's highest offset, which is the top of the plot.
    try browser.value("seek(150)")
    try browser.wait(for: "shown.exactMoment.tick === 150")
    let place = "6 + 150 / (scene.offsets.length - 1) * (plot.clientWidth - 12)"
    #expect(try ink("plot", "\(place) - 2", "20 + 2") == "10,96,208,255")
    #expect(try ink("plot", "\(place) - 2", "60") != "10,96,208,255")

    let box = try browser.value(
      "(b => [b.left, b.top, b.width].join(' '))(plot.getBoundingClientRect())"
    ).split(separator: " ").compactMap { Double($0) }
    try #require(box.count == 3)
    let last = try number("scene.offsets.length - 1")
    let x = box[0] + 6 + (box[2] - 12) * 60 / last
    try browser.mouse("mousePressed", x, box[1] + 50)
    try browser.mouse("mouseReleased", x, box[1] + 50)
    try browser.wait(for: "shown.exactMoment.tick === 60")
  }

  /// Pointing at a view draws its frame, and lines with constants for its constraints. Constraints
  /// to neighbours and superviews are drawn; those inside the view are not.
  @Test func aViewsConstraintsAreInThePicture() throws {
    try folder.write(
      "a.yaml", scene(screen: "stretchy-layout", timeline: "[{hold: 0.1s}]", outputs: "[]"))
    let server = try PageServerProcess(
      ["a.yaml", "--images", Repository.fixtures.appending(path: "Images").path], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    try browser.press("i")
    try browser.wait(for: "inspection && inspection.constraints.length > 5")
    let label = "inspection.views.findIndex(view => view.kind === 'UILabel')"
    let frame = try browser.value("inspection.views[\(label)].frame.join(' ')")
      .split(separator: " ").compactMap { Double($0) }
    try #require(frame.count == 4)
    let (x, y) = try place(frame[0] + 20, frame[1] + 20)
    try browser.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
    try browser.wait(for: "framed.length > 1")
    #expect(
      try browser.value("+document.querySelector('.row.here').dataset.index === \(label)") == "true"
    )
    // Each line belongs to a constraint that involves the label, and shows its constant.
    let wanted = try browser.value(
      """
      inspection.constraints.filter(c => c.line && c.items.includes(\(label)))
        .map(c => `${c.line.from} ${c.line.to} ${c.line.label}`).sort().join('|')
      """)
    #expect(
      try browser.value(
        """
        framed.filter(mark => mark.line)
          .map(mark => `${mark.line.from} ${mark.line.to} ${mark.label}`).sort().join('|')
        """) == wanted)
    #expect(
      try browser.value(
        """
        inspection.constraints.filter(c => c.items.includes(\(label)) && c.line
          && !/width|height/.test(c.words))
          .every(c => c.line.label.replace('−', '-') === short(c.constant))
        """) == "true")
    let unit = "marks.width / scene.device.screen[2]"
    // The line down to the label is drawn over the plate with the label's frame.
    let line = "framed.find(mark => mark.line && mark.line.from[0] === mark.line.to[0]).line"
    let red = try (-1...1).map { side in
      try #require(
        ink(
          "marks", "\(line).from[0] * \(unit) + \(side)",
          "(\(line).from[1] + \(line).to[1]) / 2 * \(unit)"
        ).split(separator: ",").first.flatMap { Int($0) })
    }
    #expect(try #require(red.max()) > 80, "\(red)")

    // The constraints of the label are not drawn for its superview.
    let parent = "inspection.views.findIndex(view => view.kind === 'UIWindow')"
    try browser.value("$('views').children[\(parent)].onpointerenter()")
    #expect(try browser.value("framed.filter(mark => mark.line).length") == "0")
  }
}
