import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// `overscroll render`, tested through the program.
@Suite(.needs(.overscroll))
struct RenderTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func render(_ arguments: String..., input: String? = nil) throws -> Executable.Outcome {
    try program.run(["render"] + arguments, in: folder, input: input)
  }

  @Test func outputsLieInTheDirectoryAndTheirPathsAreTheOutput() throws {
    try folder.write("a.yaml", scene())
    let outcome = try render("a.yaml", "-o", "out/deep")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["out/deep/a.gif", "out/deep/b.png"])
    #expect(folder.files == ["a.yaml", "out", "out/deep", "out/deep/a.gif", "out/deep/b.png"])
    // Both are made in one run, so its time is theirs together.
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.wholeMatch(of: /✓ out\/deep\/a\.gif  [0-9]+ kB  [0-9]+ frames/) != nil)
    #expect(lines.last?.wholeMatch(of: /\s+2 outputs in [0-9]+\.[0-9] s/) != nil, "\(lines)")
    #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\r"))
    let still = try Bitmap(decoding: folder.bytes("out/deep/b.png"))
    #expect(still.width == 188 && still.height == 334)
  }

  @Test func withoutADirectoryItIsTheCurrentOne() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: sub/b.png, time: end}]"))
    let outcome = try render("a.yaml")
    #expect(outcome.lines == ["./sub/b.png"])
    #expect(outcome.errors.wholeMatch(of: /✓ .*\/b\.png  [0-9]+ kB  1 frame  [0-9.]+ s\n/) != nil)
    #expect(folder.files.contains("sub/b.png"))
  }

  @Test(arguments: ["x.gif", "x.GIF", "new/x.png"]) func aFileTakesTheOnlyOutputOfItsKind(
    file: String
  ) throws {
    try folder.write("a.yaml", scene())
    #expect(try render("a.yaml", "-o", file).lines == [file])
    #expect(folder.files.filter { $0.contains(".") } == ["a.yaml", file].sorted())
  }

  @Test func aFileForSeveralOutputsIsWrongUsage() throws {
    let two = scene(outputs: "[{file: a.png, time: 0s}, {file: b.png, time: end}]")
    try folder.write("a.yaml", two)
    try folder.write("b.yaml", scene())
    let outcome = try render("a.yaml", "-o", "x.png")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("this one has 2"))
    #expect(try render("b.yaml", "b.yaml", "-o", "x.gif").status == 64)
    #expect(folder.files == ["a.yaml", "b.yaml"])
  }

  /// Paths of one character are accepted.
  @Test func shortNamesAreNamesToo() throws {
    try folder.write("s", scene(outputs: "[{file: b.png, time: end}]"))
    #expect(try render("s", "-o", "o").lines == ["o/b.png"])
  }

  @Test func aSceneComesFromStandardInput() throws {
    let outcome = try render("-", "-o", "out", input: scene())
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["out/a.gif", "out/b.png"])
    let broken = try render("-", input: "scene: 1\nscren: x\n")
    #expect(broken.status == 65)
    #expect(broken.errors.hasPrefix("-:"))
  }

  @Test func bytesAreTheSameInTwoProcessesAndOnAllThreads() throws {
    let colourful = scene(
      screen: "{name: parallax-and-scale}",
      timeline:
        "[{fling: {by: -200, over: 0.15s}}, {hold: 0.5s}, {fling: {by: 400, over: 0.15s}}, {hold: 1s}]",
      outputs: "[{file: a.gif, fps: 15, scale: 0.5}, {file: b.png, time: 1s, scale: 0.5}]")
    try folder.write("a.yaml", colourful)
    for (name, jobs) in [("one", "1"), ("again", "1"), ("two", "2"), ("four", "4"), ("many", "64")]
    {
      #expect(try render("a.yaml", "-o", name, "-j", jobs).status == 0)
      #expect(try folder.bytes("\(name)/a.gif") == folder.bytes("one/a.gif"), "\(jobs) jobs")
      #expect(try folder.bytes("\(name)/b.png") == folder.bytes("one/b.png"), "\(jobs) jobs")
    }
  }

  @Test func brokenScenesAreToldWithTheirPlace() throws {
    try folder.write(
      "a.yaml", "scene: 1\ndevice: iphone-8\nscreen: {name: scroll-vew}\ntimeline: [settl]\n")
    let outcome = try render("a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("a.yaml:3:16: error: unknown screen 'scroll-vew'"))
    #expect(outcome.errors.contains("did you mean 'scroll-view'?"))
    #expect(outcome.errors.contains("a.yaml:4:12: error: "))
  }

  @Test func aTargetThatIsNotThereLeavesNothingBehind() throws {
    try folder.write(
      "a.yaml", scene(timeline: "[{hold: 0.6s}, {set-offset: {y: 3, target: list}}]"))
    let outcome = try render("a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("a.yaml:4:27: error: step 2: no scroll view is named 'list'"))
    #expect(folder.files == ["a.yaml"])
  }

  @Test func unknownOptionsAreToldWithTheirPlace() throws {
    try folder.write("a.yaml", scene(screen: "{name: scroll-view, bouncs: true}"))
    let outcome = try render("a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("a.yaml:3:29: error: unknown key 'bouncs'"))
    #expect(folder.files == ["a.yaml"])
  }

  @Test func missingInputsAreNotInvalidOnes() throws {
    let outcome = try render("nowhere.yaml")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors
        == "error: cannot read the scene file nowhere.yaml: No such file or directory\n")
  }

  @Test(arguments: [
    ["render"], ["render", "a.yaml", "--jobs", "0"],
    ["render", "a.yaml", "--jobs", "257"], ["render", "a.yaml", "--colour"], ["rendr"],
    ["trace", "a.yaml", "--rate", "0"], ["trace", "a.yaml", "--every", "-3pt"],
    ["trace", "a.yaml", "--format", "xml"],
  ]) func wrongUsageIs64(arguments: [String]) throws {
    try folder.write("a.yaml", scene())
    let outcome = try program.run(arguments, in: folder)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Usage:"))
    #expect(outcome.errors.hasPrefix("error: "))
  }

  @Test func oneBrokenSceneDoesNotStopTheOthers() throws {
    try folder.write("a.yaml", scene(screen: "{name: nothing}"))
    try folder.write("b.yaml", scene(outputs: "[{file: b.png, time: end}]"))
    let outcome = try render("a.yaml", "b.yaml", "missing.yaml", "-o", "out")
    #expect(outcome.status == 2)
    #expect(outcome.lines == ["out/b.png"])
    #expect(outcome.errors.contains("missing.yaml"))
  }

  @Test func missingImagesAreWarnings() throws {
    try folder.write(
      "a.yaml",
      scene(screen: "{name: parallax-and-scale}", outputs: "[{file: b.png, time: 0s}]"))
    let outcome = try render("a.yaml", "--images", ".")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["./b.png"])
    let warnings = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
    #expect(!warnings.isEmpty && Set(warnings).count == warnings.count, "\(outcome.errors)")
  }

  @Test(
    arguments: [
      ("{name: sticky-menu, variant: nothing}", "[]", "unknown variant 'nothing'"),
      ("{name: sticky-menu, variant: article, behavior: corrected}", "[]", "contradict each other"),
      ("{name: scroll-view, bouncs: true}", "[]", "unknown key 'bouncs'"),
      ("{name: scroll-view}", "[{set-offset: {y: 3, target: list}}]", "is named 'list'"),
    ])
  func aSceneWithoutOutputsIsCheckedAllTheSame(
    screen: String, timeline: String, complaint: String
  ) throws {
    try folder.write("a.yaml", scene(screen: screen, timeline: timeline, outputs: "[]"))
    let outcome = try render("a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  @Test func aSceneWithoutOutputsSaysSo() throws {
    try folder.write("a.yaml", scene(outputs: "[]"))
    let outcome = try render("a.yaml")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("no outputs") || outcome.status == 65)
  }
}
