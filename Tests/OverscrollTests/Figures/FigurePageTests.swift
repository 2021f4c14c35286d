import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Layers
import Overscroll
import ScrollPhysics
import TestSupport
import Testing

/// Pages that the reader scrolls, tested in a browser and compared with the recorded screen.
@MainActor
struct FigurePageTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func page(
    _ script: Timeline = FigureStages.script, _ background: FigureStyle.Background = .color(.white),
    constants: ScrollConstants = ScrollConstants()
  ) throws -> String {
    let recorder = Recorder(jobs: 1) { try Self.striped(script, constants) }
    var style = FigureStyle()
    style.zoom = 0.5
    style.padding = FigureEdges(20)
    style.background = background
    let bytes = try recorder.page(title: "Stripes <1>", description: "Rows", figure: style)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func striped(_ script: Timeline, _ constants: ScrollConstants) throws -> Stage {
    let stage = try FigureStages.striped(script)
    stage.scrollViews[0].scrollConstants = constants
    return stage
  }

  private func chromium(_ arguments: [String]) throws -> String {
    let outcome = try #require(Executable.chromium).run(
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--force-device-scale-factor=1", "--hide-scrollbars", "--window-size=500,400",
        "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=20000",
      ] + arguments, in: folder)
    return outcome.text
  }

  /// Returns the lines that a page reports after a script was run in it.
  ///
  /// - Parameter preferences: The reader's preferences, as media features of CSS.
  private func said(
    _ page: String, _ script: String, preferring preferences: [String: String] = [:]
  ) throws -> [String] {
    let driver = """
      <script>{
      const said = []
      const say = (...words) => said.push(words.join(' '))
      try { \(script) } catch (error) { say('error', error) }
      const result = document.createElement('pre')
      result.id = 'result'
      result.textContent = said.join('\\n')
      document.body.append(result)
      }</script></body>
      """
    try folder.write("driven.html", page.replacing("</body>", with: driver))
    let browser = try Browser(in: Folder(), width: 500, height: 400)
    try browser.prefer(preferences)
    return try browser.result(of: "file://\(folder.path)/driven.html")
  }

  @Test func pagesAreSmallAndTheSameEachTime() throws {
    let page = try page()
    let isSame = try self.page() == page
    #expect(isSame)
    #expect(page.utf8.count < 100_000, "\(page.utf8.count)")
    #expect(!page.contains("blur(14px)"), "the device's shadow is a picture")
    #expect(page.contains("<title>Stripes &lt;1></title>"))
    #expect(!page.contains("http:") || !page.contains("src=\"http"))
  }

  @Test(.needs(.chromium)) func fingerWheelAndKeysScroll() throws {
    let said = try said(
      page(),
      """
      const pointer = (name, y) => figure.dispatchEvent(
        new PointerEvent(name, {clientX: 100, clientY: y, pointerId: 1, bubbles: true}))
      const key = name => {
        figure.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true}))
        if (move) { offset = move(1).offset; stop(); show() }
      }
      say('start', offset)
      pointer('pointerdown', 100)
      pointer('pointermove', 75)
      say('drag', offset)
      pointer('pointermove', 130)
      say('pulled', offset)
      finger = null; offset = 40; show()
      figure.dispatchEvent(new WheelEvent('wheel', {deltaY: 15, bubbles: true, cancelable: true}))
      say('wheel', offset)
      key('End'); say('end', offset)
      key('ArrowUp'); say('up', offset)
      key('Home'); say('home', offset)
      key('ArrowRight'); say('right', offset)
      key('ArrowLeft'); say('left', offset)
      say('text', figure.getAttribute('aria-valuetext'))
      say('value', figure.getAttribute('aria-valuemax'), figure.getAttribute('aria-label'))
      play.click(); offset = move(99).offset; stop(); say('played', Math.round(offset))
      say('outside', performance.getEntriesByType('resource')
        .filter(entry => !entry.name.startsWith('file:') && !entry.name.startsWith('data:')).length)
      """)
    let stage = try FigureStages.striped(FigureStages.script)
    var tick = 0
    while stage.end == nil {
      tick += 1
      try stage.advance(to: stage.display.time(ofTick: tick))
    }
    let played = Int(stage.scrollViews[0].contentOffset.y.rounded())
    // A point of the page is two points of the screen. The first ten do nothing; the other 70 pull
    // beyond the top of a screen of 160.
    let pulled = -0.55 * 70 / (1 + 0.55 * 70 / 160)
    #expect(said.count == 13, "\(said)")
    #expect(said[0] == "start 0" && said[1] == "drag 40", "\(said)")
    let shown = Double(try #require(said[2].split(separator: " ").last)) ?? 0
    #expect(abs(shown - pulled) < 0.01, "\(said[2]), not \(pulled)")
    #expect(
      said[3...] == [
        "wheel 70", "end 480", "up 420", "home 0", "right 60", "left 0", "text 0 %",
        "value 480 Rows", "played \(played)", "outside 0",
      ], "\(said)")
  }

  /// A reader on a phone can pass a figure that is as tall as the screen: after a swipe at an end,
  /// the next one scrolls the page around it.
  @Test(.needs(.chromium)) func swipesAtAnEndScrollThePageAround() throws {
    let tall = try page().replacing(
      "<body>", with: "<body style=\"padding: 0 0 3000px\">")
    try folder.write("tall.html", tall)
    let browser = try Browser(in: Folder(), width: 400, height: 300)
    try browser.open("file://\(folder.path)/tall.html")
    try browser.wait(for: "typeof offset === 'number'")
    func swipe(from: Double, to: Double) throws {
      func touch(_ type: String, _ points: [[String: Any]]) throws {
        try browser.call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      try touch("touchStart", [["x": 200, "y": from]])
      for step in 1...10 {
        try touch("touchMove", [["x": 200, "y": from + (to - from) * Double(step) / 10]])
      }
      try touch("touchEnd", [])
    }
    try browser.call(
      "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    _ = try browser.value("String(offset = page.upper, show(), stop())")
    try swipe(from: 180, to: 60)
    #expect(try browser.value("String(scrollY)") == "0")
    #expect(try browser.value("figure.style.touchAction") == "pan-down")
    try swipe(from: 180, to: 60)
    try browser.wait(for: "scrollY > 50")
    // Later touches pull the content beyond its end again.
    try browser.wait(for: "figure.style.touchAction === ''")
    // A swipe that scrolls the content itself hands nothing on.
    _ = try browser.value("String(scrollTo(0, 0), offset = 0, show(), stop())")
    try swipe(from: 180, to: 100)
    #expect(try browser.value("figure.style.touchAction + Math.round(scrollY)") == "0")
  }

  @Test func pagesNameTheirLanguageAndTexts() throws {
    var conditions = StageConditions(device: .iPhone8)
    conditions.locale = Locale(identifier: "de_DE")
    let recorder = Recorder(jobs: 1) {
      try Stage(under: conditions, timeline: []) {
        let controller = UIViewController()
        for (index, text) in ["Guten Tag <1>", "", "Ende"].enumerated() {
          let label = UILabel(frame: CGRect(x: 20, y: 100 + 30 * index, width: 200, height: 30))
          label.text = text
          controller.view.addSubview(label)
        }
        return controller
      }
    }
    let bytes = try recorder.page(title: "a", description: "b", figure: FigureStyle())
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.contains("<html lang=\"de-DE\">"))
    #expect(page.contains("<figcaption>Guten Tag &lt;1>\nEnde</figcaption>"))
  }

  @Test(.needs(.chromium), arguments: ["no-preference", "reduce"])
  func nothingMovesByItselfWhereThatIsNotWanted(preference: String) throws {
    let said = try said(
      page(),
      """
      figure.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', bubbles: true}))
      say('key', move === null, offset)
      stop(); offset = 60; show()
      down(80, 0); drag(60, 10); drag(40, 20); drag(20, 30); up(30)
      say('flick', move === null, offset)
      stop(); offset = 0; show()
      down(20, 1000); drag(90, 1010); drag(90, 1200); up(1400)
      say('pull', move === null, offset < 0)
      """, preferring: ["prefers-reduced-motion": preference])
    // The first ten of sixty points do nothing. Then the content stays where the finger left it, or
    // springs back at once.
    #expect(
      said
        == (preference == "reduce"
          ? ["key true 480", "flick true 110", "pull true false"]
          : ["key false 0", "flick false 110", "pull false true"]),
      "\(said)")
  }

  /// The reader chooses the colours of the page around the figure; the author chooses the
  /// background of the figure.
  @Test(.needs(.chromium)) func darkPagesStayDarkAroundTheFigure() throws {
    let colors = try ["light", "dark"].map { scheme in
      try said(
        page(),
        """
        say(getComputedStyle(document.body).backgroundColor)
        say(getComputedStyle(figure).backgroundColor)
        """, preferring: ["prefers-color-scheme": scheme])
    }
    #expect(colors[0] == ["rgb(255, 255, 255)", "rgb(255, 255, 255)"], "\(colors)")
    let shades = colors[1][0].matches(of: /\d+/).compactMap { Int($0.0) }
    #expect(shades.count == 3 && shades.allSatisfy { $0 < 60 }, "\(colors)")
    #expect(colors[1][1] == "rgb(255, 255, 255)", "\(colors)")
  }

  @Test(.needs(.chromium)) func gradientsLieBehindTheDevice() throws {
    let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
    try folder.write("page.html", try page(FigureStages.script, .gradient(colors)))
    _ = try chromium(["--screenshot=\(folder.path)/page.png", "file://\(folder.path)/page.html"])
    let seen = try Bitmap(decoding: folder.bytes("page.png"))
    // The body is 120 points wide and begins 8 points below the window's top.
    let column = (8..<seen.height).map { seen[seen.width / 2 - 40, $0] }
    let top = try #require(column.first)
    #expect(top.red > 240 && top.blue < 15, "\(top)")
    let bottom = try #require(column.last { $0.green < 200 })
    #expect(bottom.blue > 240 && bottom.red < 15, "\(bottom)")
  }

  /// A steady drag of the given duration and the motion after it are compared with the stage in
  /// every tick.
  @Test(
    .needs(.chromium),
    arguments: [(-60.0, 12, 0.0), (90.0, 12, 0.0), (-80.0, 6, 430.0), (70.0, 6, 60.0)])
  func theContentMovesAsTheStageDoes(way: Double, ticks: Int, from: Double) throws {
    let gesture = PageGesture(from: from, drags: [.init(by: way, ticks: ticks)])
    try expect(try offsets(gesture), of: gesture)
  }

  /// The page scrolls with the constants of the recorded screen.
  @Test(.needs(.chromium), arguments: OtherConstants.allCases)
  func theContentMovesByTheScreensConstants(other: OtherConstants) throws {
    let usual = try offsets(other.gesture)
    let wanted = try offsets(other.gesture, other.constants)
    #expect(zip(usual, wanted).contains { abs($0 - $1) > 3 }, "the constants make no difference")
    try expect(wanted, of: other.gesture, other.constants)
  }

  /// A browser sends no move events while a finger rests, unlike a stage.
  @Test(.needs(.chromium), arguments: [0.1, 0.5])
  func fingersThatRestLeaveNoMomentumAfterTheScreensTime(staleAfter: Double) throws {
    var constants = ScrollConstants()
    constants.staleAfter = staleAfter
    let said = try said(
      page(constants: constants),
      "down(80, 0); drag(60, 10); drag(40, 20); drag(20, 30); up(230); say(move === null)")
    #expect(said == ["\(staleAfter < 0.2)"])
  }

  @Test(.needs(.chromium)) func keysScrollByTheScreensAnimation() throws {
    var constants = ScrollConstants()
    constants.animationDuration = 2
    constants.animationCurve = CubicTimingCurve(x1: 0.1, y1: 0.9, x2: 0.2, y2: 1)
    let said = try said(
      page(constants: constants),
      """
      figure.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', bubbles: true}))
      for (const t of [0, 0.3, 1, 1.9, 2]) say(move(t).offset, move(t).isRest)
      """)
    let curve = constants.animationCurve
    let wanted = [0, 0.3, 1, 1.9, 2].map { (480 * curve.value(at: $0 / 2), $0 == 2) }
    #expect(said.count == wanted.count, "\(said)")
    for (line, (offset, isRest)) in zip(said, wanted) {
      let words = line.split(separator: " ")
      let place = try #require(words.first.flatMap { Double($0) })
      #expect(abs(place - offset) < 0.01 && words.last == "\(isRest)", "\(line), not \(offset)")
    }
  }

  /// Returns the stage's offsets at each tick of a gesture and at the following 80 ticks.
  private func offsets(
    _ gesture: PageGesture, _ constants: ScrollConstants = ScrollConstants()
  ) throws -> [Double] {
    let stage = try Self.striped(gesture.script, constants)
    return try (0..<(gesture.ticks + 80)).map { tick in
      try stage.advance(to: stage.display.time(ofTick: tick))
      return Double(stage.scrollViews[0].contentOffset.y)
    }
  }

  private func expect(
    _ expected: [Double], of gesture: PageGesture, _ constants: ScrollConstants = ScrollConstants()
  ) throws {
    let said = try said(
      page(constants: constants),
      """
      offset = \(gesture.from)
      let y = 80, tick = 0
      down(y, 0)
      const places = [offset]
      for (const [way, ticks] of \(gesture.pairs)) {
        for (let i = 1; i <= ticks; i++) {
          drag(y + way * i / ticks, (tick + i) * 1000 / 60)
          places.push(offset)
        }
        y += way
        tick += ticks
      }
      up(tick * 1000 / 60)
      for (let i = 1; i < 80; i++) places.push(move ? move(i / 60).offset : offset)
      say(places.join(' '))
      """)
    let places = said[0].split(separator: " ").compactMap { Double($0) }
    #expect(places.count == expected.count)
    for (tick, (place, wanted)) in zip(places, expected).enumerated() {
      // The position is between those of the neighbouring frames, with half a point of tolerance.
      let near = expected[max(0, tick - 1)...min(expected.count - 1, tick + 1)]
      let range = (near.min() ?? 0) - 0.6...(near.max() ?? 0) + 0.6
      #expect(range.contains(place), "tick \(tick): \(place), not \(wanted)")
    }
  }

  @Test(.needs(.chromium), arguments: [0.0, 133])
  func thePageShowsWhatIsRecorded(offset: Double) throws {
    try folder.write("page.html", try page())
    _ = try chromium([
      "--screenshot=\(folder.path)/page.png", "file://\(folder.path)/page.html#offset=\(offset)",
    ])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/page.png"))
    let seen = try Bitmap(decoding: [UInt8](bytes))
    var style = FigureStyle()
    style.zoom = 0.5
    style.padding = FigureEdges(20)
    style.background = .color(.white)
    let wanted = try Recorder(jobs: 1) {
      try FigureStages.striped([.setOffset(y: CGFloat(offset))])
    }.still(at: nil, scale: 1, figure: style)
    let left = (seen.width - wanted.width) / 2
    var (sum, far) = (0, 0)
    for y in 0..<wanted.height {
      for x in 0..<wanted.width {
        let (a, b) = (wanted[x, y], seen[left + x, 8 + y])
        let difference =
          [
            abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
            abs(Int(a.blue) - Int(b.blue)),
          ].max() ?? 0
        sum += difference
        if difference > 64 { far += 1 }
      }
    }
    let area = wanted.width * wanted.height
    #expect(sum < 5 * area, "\(Double(sum) / Double(area)) a pixel")
    #expect(far * 50 < area, "\(far) of \(area) pixels are far off")
  }

  private func timePage() throws -> String {
    let recorder = Recorder(jobs: 1) {
      try Stage(device: try FigureStages.small(), timeline: FigureStages.script) {
        DirectionController()
      }
    }
    let bytes = try recorder.page(title: "", description: "", figure: .bare)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatDependsOnTheWayIsPlayedOverTime() throws {
    let page = try timePage()
    #expect(page.contains("mode: 'time'"))
    #expect(page.contains("count: 21,"))
  }

  /// The slider selects frames in any order, and playing moves it to the end.
  @Test(.needs(.chromium)) func timeIsScrubbed() throws {
    let said = try said(
      timePage(),
      """
      const to = value => { scrub.value = value; scrub.dispatchEvent(new Event('input')) }
      for (const value of [1000, 0, 500, 275]) { to(value); say(value, shown) }
      play.click(); say('plays', move !== null)
      to(900); say('stops', move === null, shown)
      play.click(); step(performance.now() + 60000); say('end', shown, Number(scrub.value), move === null)
      """)
    #expect(
      said == [
        "1000 20", "0 0", "500 10", "275 6", "plays true", "stops true 18", "end 20 1000 true",
      ])
  }
}

/// A gesture of one finger: drags, then the release.
private struct PageGesture {
  struct Drag {
    let by: Double
    let ticks: Int
  }

  let from: Double
  let drags: [Drag]

  var ticks: Int { drags.map(\.ticks).reduce(0, +) }
  var pairs: [[Double]] { drags.map { [$0.by, Double($0.ticks)] } }
  var script: Timeline {
    Timeline(
      [.setOffset(y: from)]
        + drags.map { .drag(by: $0.by, over: Double($0.ticks) / 60) } + [.release, .hold(1.5)])
  }
}

/// A constant of the scroll physics with a custom value, and a gesture whose motion depends on it.
enum OtherConstants: CaseIterable {
  case rubberBand, edge, stop, hysteresis, slowest, weights

  var constants: ScrollConstants {
    var constants = ScrollConstants()
    switch self {
    case .rubberBand: constants.rubberBandCoefficient = 0.2
    case .edge: constants.edgeRate = 0.997
    case .stop: constants.stopDistance = 12
    case .hysteresis: constants.panHysteresis = 30
    case .slowest: constants.minimumFlingSpeed = 400
    case .weights: constants.velocityWeights = [1, 0, 0]
    }
    return constants
  }

  fileprivate var gesture: PageGesture {
    switch self {
    case .rubberBand, .edge: PageGesture(from: 0, drags: [.init(by: 90, ticks: 12)])
    case .stop, .hysteresis, .slowest: PageGesture(from: 0, drags: [.init(by: -60, ticks: 12)])
    case .weights:
      PageGesture(from: 0, drags: [.init(by: -60, ticks: 12), .init(by: -30, ticks: 2)])
    }
  }
}

/// A controller that is red while the offset grows, and blue while it shrinks.
private final class DirectionController: UIViewController, UIScrollViewDelegate {
  private var last: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
    scrollView.contentSize = CGSize(width: 120, height: 400)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    view.backgroundColor = scrollView.contentOffset.y > last ? .red : .blue
    last = scrollView.contentOffset.y
  }
}
