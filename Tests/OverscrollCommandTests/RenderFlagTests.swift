import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Options of `render` for the selection of outputs, their destination, and the report.
@Suite(.needs(.overscroll))
struct RenderFlagTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try folder.write("a.yaml", scene(timeline: "[{fling: {by: -300, over: 0.15s}}, {hold: 0.85s}]"))
  }

  private func render(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Executable.Outcome {
    try program.run(["render", "a.yaml"] + arguments, in: folder, environment: environment)
  }

  private func frames(_ file: String) throws -> Int {
    var decoder = try GIFDecoder(folder.bytes(file))
    var count = 0
    while try decoder.next() != nil { count += 1 }
    return count
  }

  // MARK: Destinations

  @Test(arguments: ["x.avif", "x.mov", "new/x.jpeg"])
  func aFileOfAnotherKindIsNoDirectory(file: String) throws {
    let outcome = try render("-o", file)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("cannot be written, only .gif"), "\(outcome.errors)")
    #expect(folder.files == ["a.yaml"])
  }

  @Test func directoriesMayHaveDots() throws {
    #expect(try render("--only", "b", "-o", "v1.2").lines == ["v1.2/b.png"])
    #expect(try render("--only", "b", "-o", "x.mov/").lines == ["x.mov/b.png"])
    #expect(try render("--only", "b", "-o", "x.mov").lines == ["x.mov/b.png"], "it is there now")
  }

  @Test func aPictureGoesToStandardOutput() throws {
    let outcome = try render("--only", "b.png", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Bitmap(decoding: outcome.output).width == 188)
    #expect(folder.files == ["a.yaml"])
    let two = try render("-o", "-")
    #expect(two.status == 64 && two.errors.contains("choose one with --only"))
    #expect(try render("-o", "-", "--watch").status == 64)
  }

  @Test func twoScenesDoNotWriteOneFile() throws {
    try folder.write("b.yaml", scene())
    let outcome = try render("b.yaml", "-o", "out")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty && folder.files == ["a.yaml", "b.yaml"])
    #expect(
      outcome.errors.contains("error: a.yaml and b.yaml write the same file out/a.gif"),
      "\(outcome.errors)")
    let twice = try render("./a.yaml", "-o", "out")
    #expect(twice.status == 64)
    #expect(twice.errors.hasPrefix("error: the scene ./a.yaml is given twice\n"), "\(twice.errors)")
  }

  /// Also applies to wrong usage that is found only while the command runs.
  @Test func wrongUsageEndsWithTheUsageOfItsCommand() throws {
    for arguments in [["--jobs", "0"], ["--only", "nothing"]] {
      let errors = try program.run(["render", "a.yaml"] + arguments, in: folder).errors
      #expect(
        errors.hasSuffix(
          """

          Usage: overscroll render [<options>] <scenes> ...
            See 'overscroll render --help' for more information.

          """), "\(errors)")
    }
    let encoded = try program.run(["encode", "a.png", "-o", "a.mov"], in: folder)
    #expect(encoded.status == 64)
    #expect(encoded.errors.contains("\nUsage: overscroll encode <frames>"), "\(encoded.errors)")
  }

  // MARK: Outputs

  @Test func onlySomeOutputsAreMade() throws {
    #expect(try render("--only", "b", "-o", "o").lines == ["o/b.png"])
    #expect(try render("--only", "a.gif", "--only", "b", "-o", "o").lines.count == 2)
    let unknown = try render("--only", "c")
    #expect(unknown.status == 64 && unknown.errors.contains("it has a.gif, b.png"))
  }

  @Test func aFrameIsAStillOfThatMoment() throws {
    #expect(try render("-o", "o").status == 0)
    #expect(try render("--frame", "0.5s", "-o", "o").lines == ["o/a.png"])
    #expect(
      try Bitmap(decoding: folder.bytes("o/a.png")) == Bitmap(decoding: folder.bytes("o/b.png")))
    #expect(try render("--frame", "end", "-o", "o/end.png").lines == ["o/end.png"])
    for wrong in ["1", "-1s", "later"] { #expect(try render("--frame", wrong).status == 64) }
    #expect(try render("--frame", "1s", "--range", "0s..1s").status == 64)
  }

  @Test(.gives("render --range")) func aRangeIsAPartOfTheAnimation() throws {
    #expect(try render("--only", "a", "-o", "whole.gif").status == 0)
    #expect(try frames("whole.gif") == 30)
    #expect(try render("--only", "a", "--range", "0.5s..0.7s", "-o", "part.gif").status == 0)
    #expect(try frames("part.gif") <= 6)
    #expect(try render("--only", "a", "--range", "0.5s..", "-o", "rest.gif").status == 0)
    for wrong in ["1s", "1s..0.5s", "a..b"] { #expect(try render("--range", wrong).status == 64) }
    let still = try render("--only", "b", "--range", "0s..1s")
    #expect(still.status == 64)
    #expect(still.errors.hasPrefix("error: --range applies to animations: a.yaml has none\n"))
  }

  @Test func widthAndScaleAreForEveryPicture() throws {
    #expect(try render("--only", "b", "--width", "100").status == 0)
    #expect(try Bitmap(decoding: folder.bytes("b.png")).width == 100)
    #expect(try render("--only", "b", "--scale", "1").status == 0)
    #expect(try Bitmap(decoding: folder.bytes("b.png")).width == 375)
    for wrong in [["--width", "0"], ["--scale", "5"], ["--width", "9", "--scale", "1"]] {
      #expect(try program.run(["render", "a.yaml"] + wrong, in: folder).status == 64)
    }
  }

  /// A text has no pixels; the picture rendered with it has the requested width.
  @Test func widthSaysNothingToTexts() throws {
    let outputs = "[{file: p.png, time: 0s}, {file: t.txt, time: 0s}]"
    try folder.write("text.yaml", scene(timeline: "[{hold: 0.1s}]", outputs: outputs))
    let plain = try program.run(["render", "text.yaml", "-o", "plain"], in: folder)
    #expect(plain.status == 0)
    let narrow = try program.run(
      ["render", "text.yaml", "--width", "100", "-o", "narrow"], in: folder)
    #expect(narrow.status == 0, "\(narrow.errors)")
    #expect(try Bitmap(decoding: folder.bytes("narrow/p.png")).width == 100)
    #expect(try folder.bytes("narrow/t.txt") == folder.bytes("plain/t.txt"))
  }

  /// The natural width of a diagram is known only after drawing it.
  @Test func aDiagramIsAsWideAsItIsAskedToBe() throws {
    let outputs =
      "[{file: d.png, diagram: true, at: 0s, width: 150}, {file: e.png, diagram: true, at: 0s}]"
    try folder.write("d.yaml", scene(timeline: "[{hold: 0.1s}]", outputs: outputs))
    let written = try program.run(["render", "d.yaml", "-o", "written"], in: folder)
    #expect(written.status == 0, "\(written.errors)")
    #expect(try Bitmap(decoding: folder.bytes("written/d.png")).width == 150)
    let asked = try program.run(["render", "d.yaml", "--width", "160", "-o", "asked"], in: folder)
    #expect(asked.status == 0, "\(asked.errors)")
    for name in ["d.png", "e.png"] {
      #expect(try Bitmap(decoding: folder.bytes("asked/\(name)")).width == 160, "\(name)")
    }
  }

  /// File names follow DocC's conventions, and formats that DocC cannot show are left out. A scene
  /// with a fixed theme has no dark twin.
  @Test(.gives("render --docc --output --scale --width")) func picturesHaveTheNamesOfDocC() throws {
    let outputs =
      "[{file: b.png, time: 0s}, {file: c.svg, plot: scrollView.contentOffset.y}, {file: d.txt, time: 0s}]"
    try folder.write("plain.yaml", scene(timeline: "[{hold: 0.1s}]", outputs: outputs))
    let plain = try program.run(["render", "plain.yaml", "--docc", "-o", "o"], in: folder)
    #expect(
      plain.lines == ["o/b@2x.png", "o/c.svg", "o/b~dark@2x.png", "o/c~dark.svg"],
      "\(plain.errors)")
    let (light, dark) = (
      try Bitmap(decoding: folder.bytes("o/b@2x.png")),
      try Bitmap(decoding: folder.bytes("o/b~dark@2x.png"))
    )
    #expect(light.width == 750 && dark.width == 750 && light != dark)

    try folder.write(
      "said.yaml",
      scene(timeline: "[{hold: 0.1s}]", outputs: "[{file: b.png, time: 0s}]")
        .replacing("device:", with: "theme: dark\ndevice:"))
    let said = try program.run(
      ["render", "said.yaml", "--docc", "--scale", "1", "-o", "said"], in: folder)
    #expect(said.lines == ["said/b.png"], "\(said.errors)")

    for wrong in [["--width", "9"], ["--scale", "0.5"], ["-o", "x.png"], ["-o", "-"]] {
      #expect(try program.run(["render", "a.yaml", "--docc"] + wrong, in: folder).status == 64)
    }
  }

  // MARK: Progress

  @Test(.gives("render --progress --quiet")) func progressIsCountedToItsEnd() throws {
    let outcome = try render("--progress", "json", "--quiet")
    let events = try outcome.errors.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(events.count == 32, "30 frames, a still, and the beginning")
    #expect(events.allSatisfy { $0["total"] as? Int == 31 && $0["scene"] as? String == "a.yaml" })
    #expect(events.compactMap { $0["done"] as? Int } == Array(0...31))
    #expect(events.last?["secondsLeft"] as? Double == 0)
    #expect(try render("--progress", "always").status == 64)
  }

  @Test func writtenFilesForPrograms() throws {
    #expect(
      try render("--format", "json").lines == [
        #"{"alt":"scroll-view. A finger flings up.","written":"./a.gif"}"#,
        #"{"alt":"scroll-view","written":"./b.png"}"#,
      ])
  }

  /// A text alternative is that of the scene, or is made from its title, its captions, the words on
  /// the screen at the moment of the picture, and the script.
  @Test func textAlternativesForPrograms() throws {
    try folder.write(
      "words.yaml",
      """
      scene: 1
      title: {en: Controls, de: Bedienelemente}
      device: iphone-se
      screen: controls
      variants: {locale: [en, de]}
      timeline: [{drag: {by: -60, over: 0.2s}}, release, {tap: [100, 100]}]
      outputs:
        - {file: "{locale}.gif", fps: 2, scale: 0.2, frame: {body: teal, caption: Every kind}}
        - {file: "{locale}.png", time: end, scale: 0.2, alt: {en: Written, de: Geschrieben}}
        - {file: "{locale}.svg", plot: {columns: [scrollView.contentOffset.y, time]}}
      """)
    for _ in 1...2 {
      let outcome = try program.run(["render", "words.yaml", "--format", "json"], in: folder)
      let lines = try outcome.lines.filter { $0.contains("written") }.map { line in
        try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])["alt"]
      }
      #expect(lines.count == 6, "\(outcome.text)")
      let film = try #require(lines[0])
      #expect(film.hasPrefix("Controls; Every kind. "), "\(film)")
      #expect(film.hasSuffix(". A finger drags up, lets go and taps."), "\(film)")
      #expect(film.contains("Gray"), "a title on the screen: \(film)")
      #expect(lines[1] == "Written" && lines[4] == "Geschrieben")
      #expect(lines[2] == "Controls. Curves of scrollView.contentOffset.y and time.")
      #expect(lines[3]?.hasPrefix("Bedienelemente; Every kind. ") == true, "\(lines)")
      #expect(lines[3]?.contains("finger") == false, "\(lines)")
    }
  }

  @Test(.gives("render --open")) func whatIsWrittenIsOpened() throws {
    try folder.write("xdg-open", "#!/bin/sh\necho \"$1\" >> opened\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/xdg-open")
    #expect(try render("--open", environment: ["PATH": "\(folder.path):/bin"]).status == 0)
    #expect(try folder.bytes("opened") == Array("./a.gif\n./b.png\n".utf8))
    let none = try render("--open", environment: ["PATH": "/nowhere"])
    #expect(none.status == 69 && none.errors.contains("error: there is no xdg-open"))
  }

  /// A saved scene is rendered again. A broken one is reported, and the next valid one is rendered.
  @Test(.gives("render --only --watch")) func watchingRendersAgain() throws {
    let process = program.process(["render", "a.yaml", "--only", "b", "--watch"], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try folder.handle("errors.txt")
    _ = signal(SIGINT, SIG_DFL)
    try process.run()
    func wait(_ what: String, until isDone: () throws -> Bool) throws {
      for _ in 0..<3000 where process.isRunning {
        if try isDone() { return }
        usleep(10_000)
      }
      Issue.record("\(what) did not come")
    }
    func said() throws -> String { String(decoding: try folder.bytes("errors.txt"), as: UTF8.self) }
    func rounds() throws -> Int { try said().components(separatedBy: "watching;").count - 1 }
    try wait("the first picture") { try rounds() == 1 }
    let first = try folder.bytes("b.png")
    try folder.write("a.yaml", scene(outputs: "[{file: b.png, time: 0.5s, scal: 1}]"))
    try wait("the complaint") { try said().contains("unknown key 'scal'") && rounds() == 2 }
    #expect(try folder.bytes("b.png") == first)
    try folder.write("a.yaml", scene(outputs: "[{file: b.png, time: 0.5s, scale: 0.25}]"))
    try wait("the second picture") { try rounds() == 3 }
    #expect(try folder.bytes("b.png") != first)
    let rest = "{file: b.png, time: 0.5s, scale: 0.5}"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/parts", withIntermediateDirectories: false)
    try folder.write("parts/rest.yaml", "outputs: [\(rest)]\n")
    try folder.write(
      "a.yaml", scene(outputs: "[]").replacing("outputs: []", with: "include: parts/rest.yaml"))
    try wait("the scene that includes") { try rounds() == 4 }
    let second = try folder.bytes("b.png")
    try folder.write("parts/rest.yaml", "outputs: [\(rest.replacing("0.5s", with: "0.1s"))]\n")
    try wait("the one with another part") { try rounds() == 5 }
    #expect(try folder.bytes("b.png") != second)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Images", withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: folder.path + "/b.png", toPath: folder.path + "/Images/new.png")
    try wait("the one with a picture more") { try rounds() == 6 }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  // MARK: Scenes with several screens

  @Test func variantsAreScenesWithNamesInTheirFiles() throws {
    try folder.write(
      "v.yaml",
      """
      scene: 1
      screen: {name: hide-on-scroll, content: empty}
      variants:
        theme: [light, dark]
        device: [iphone-se, iphone-8]
        variant: [guard, naive]
      outputs:
        - {file: "{device}/{variant}-{theme}.png", time: end, scale: 0.2}

      """)
    let outcome = try program.run(["render", "v.yaml", "-o", "o", "--strict"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines.sorted() == [
        "o/iphone-8/guard-dark.png", "o/iphone-8/guard-light.png", "o/iphone-8/naive-dark.png",
        "o/iphone-8/naive-light.png", "o/iphone-se/guard-dark.png", "o/iphone-se/guard-light.png",
        "o/iphone-se/naive-dark.png", "o/iphone-se/naive-light.png",
      ])
    try folder.write(
      "same.yaml",
      "scene: 1\nscreen: scroll-view\nvariants: {theme: [light, dark]}\noutputs: [{file: a.png, time: end}]\n"
    )
    let same = try program.run(["render", "same.yaml"], in: folder)
    #expect(same.status == 64 && same.errors.contains("add a placeholder to its name"))
  }

  @Test func whatIsIncludedCountsWhereTheSceneSaysNothing() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/shared", withIntermediateDirectories: true)
    try folder.write(
      "shared/base.yaml",
      "device: iphone-se\ntitle: Base\noutputs: [{file: base.png, time: end, scale: 1}]\n")
    try folder.write("i.yaml", "scene: 1\ninclude: shared/base.yaml\nscreen: scroll-view\n")
    #expect(try program.run(["render", "i.yaml"], in: folder).lines == ["./base.png"])
    #expect(try Bitmap(decoding: folder.bytes("base.png")).width == 320)
    // An error in an included file is reported with that file's name and line.
    try folder.write("shared/base.yaml", "device: iphone-se\ntitel: Base\n")
    let outcome = try program.run(["render", "i.yaml"], in: folder)
    #expect(
      outcome.errors.hasPrefix("shared/base.yaml:2:1: error: unknown key 'titel'\n    2 | titel"))
    try folder.write("shared/base.yaml", "include: base.yaml\n")
    #expect(try program.run(["check", "i.yaml"], in: folder).errors.contains("includes itself"))
    // Twelve levels of files that each include another one twice would be four thousand files.
    for level in 0..<12 {
      try folder.write(
        "shared/\(level).yaml", "include: [\(level + 1).yaml, \(level + 1).yaml]\ntitle: a\n")
    }
    try folder.write("i.yaml", "scene: 1\ninclude: shared/0.yaml\nscreen: scroll-view\n")
    #expect(try program.run(["check", "i.yaml"], in: folder).errors.contains("too many files"))
  }

  /// Errors in an included file are reported with its own name and line.
  @Test(arguments: [
    ("title: a\ntitle: b\n", "2:1: error: 'title' is already set in line 1"),
    ("title: a\n---\ntitle: b\n", "3:1: error: a YAML second document is not allowed in a scene"),
    ("scene: 2\ntitle: a\n", "1:8: error: scene version '2' is not supported, only 1"),
    ("title: a\nscene: 1\n", "2:1: error: 'scene' must be the first key"),
    ("- a\n", "1:1: error: the file needs a mapping, got a list of 1"),
    ("root:x:0\n", "1:1: error: the file needs a mapping, got \"root:x:0\""),
    ("", "1:1: error: the file is empty"),
  ])
  func whatIsWrongWithAnIncludedFileIsTold(text: String, told: String) throws {
    try folder.write("base.yaml", text)
    try folder.write("i.yaml", "scene: 1\ninclude: base.yaml\nscreen: scroll-view\n")
    let outcome = try program.run(["check", "i.yaml"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("base.yaml:\(told)\n"), "\(outcome.errors)")
  }

  // MARK: Formats

  @Test func aSequenceIsAFileAFrame() throws {
    try folder.write(
      "s.yaml",
      scene(timeline: "[{hold: 0.2s}]", outputs: "[{file: \"f/%03d.png\", fps: 20, scale: 0.2}]"))
    let outcome = try program.run(["render", "s.yaml", "-o", "o"], in: folder)
    #expect(outcome.lines == (0..<4).map { "o/f/00\($0).png" }, "\(outcome.errors)")
    for path in outcome.lines {
      #expect(try Bitmap(decoding: folder.bytes(path)).width == 75)
    }
  }

  @Test(.needs(.ffmpeg), arguments: ["mp4", "webm"])
  func aFilmIsWhatItsFramesAre(ending: String) throws {
    try folder.write(
      "f.yaml",
      scene(
        screen: "controls", timeline: "[{hold: 0.5s}]",
        outputs:
          "[{file: f.\(ending), fps: 20, scale: 0.2}, {file: f.png, time: 0s, scale: 0.2}]"))
    let outcome = try program.run(["render", "f.yaml"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".tmp") }.isEmpty)
    let ffmpeg = try #require(Executable.ffmpeg)
    let raw = try ffmpeg.run(
      ["-v", "error", "-i", "f.\(ending)", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], in: folder)
    // The 75 × 133 pixels are rounded up to an even size.
    try #require(raw.output.count == 10 * 76 * 134 * 3, "\(raw.output.count) bytes")
    let still = try Bitmap(decoding: folder.bytes("f.png"))
    var difference = 0
    for y in 0..<still.height {
      for x in 0..<still.width {
        let place = (y * 76 + x) * 3
        difference += abs(Int(raw.output[place + 1]) - Int(still[x, y].green))
      }
    }
    #expect(difference / (still.width * still.height) < 8, "\(difference)")
  }

  @Test func withoutFfmpegAFilmIs69AndNothingIsWritten() throws {
    try folder.write("f.yaml", scene(outputs: "[{file: f.mp4, scale: 0.2}]"))
    for command in ["render", "check"] {
      let outcome = try program.run(
        [command, "f.yaml"], in: folder, environment: ["PATH": "/nowhere"])
      #expect(outcome.status == 69, "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains("error: there is no ffmpeg on the path"))
    }
    #expect(folder.files == ["a.yaml", "f.yaml"])
  }
}
