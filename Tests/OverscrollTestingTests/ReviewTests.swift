import Foundation
import Graphics
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// The list of a run, and the commands that read it.
@MainActor
@Suite(.needs(.overscroll))
struct ReviewTests {
  private let fixture: SnapshotFixture
  private let run = SnapshotRun(id: "1", isWhole: true)

  init() throws { fixture = try SnapshotFixture() }

  private var artifacts: String { "\(fixture.folder.path)/artifacts" }

  private func take(
    _ side: CGFloat, named name: String = "a", run: SnapshotRun? = nil
  ) throws -> SnapshotResult {
    try fixture.verify(square(side: side), .frame(), named: name, run: run ?? self.run)
  }

  private func overscroll(
    _ arguments: String..., input: String? = nil
  ) throws -> Executable.Outcome {
    try #require(Executable.overscroll).run(
      arguments + ["--artifacts", artifacts], in: fixture.folder, input: input)
  }

  /// Marks the end of the run, as a process does on exit. Without the mark, unused goldens cannot
  /// be determined.
  private func endRun() throws { try SnapshotManifest.end(run, in: artifacts) }

  private func entries() throws -> [ManifestEntry] {
    try #require(try SnapshotManifest(in: artifacts)).entries
  }

  @Test func aRunIsListedLineByLine() throws {
    _ = try take(10)
    _ = try take(10, named: "b")
    _ = try take(12)
    let entries = try entries()
    #expect(entries.map(\.id) == ["SquareTests/t.a.png", "SquareTests/t.b.png"])
    #expect(entries.map(\.verdict) == [.failed, .recorded])
    #expect(entries[0].words.contains("pixels differ") && entries[0].test == "t")
    // Another run starts a new list; another process of a run continues its list.
    _ = try take(10, named: "c", run: SnapshotRun(id: "2", isWhole: false))
    let manifest = try #require(try SnapshotManifest(in: artifacts))
    #expect(manifest.entries.map(\.id) == ["SquareTests/t.c.png"] && !manifest.isWhole)
  }

  @Test func anUnfinishedLineIsNotThere() throws {
    _ = try take(10)
    let path = "\(artifacts)/manifest.jsonl"
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    for count in stride(from: 2, to: whole.count, by: 7) {
      try Data(whole.dropLast(count).utf8).write(to: URL(filePath: path))
      let manifest = try #require(try SnapshotManifest(in: artifacts))
      #expect(manifest.entries.isEmpty)
    }
  }

  @Test func acceptingCopiesWhatWasDrawn() throws {
    _ = try take(10)
    _ = try take(12)
    let drawn = try fixture.folder.bytes("artifacts/SquareTests/t.a.actual.png")
    let unknown = try overscroll("accept", "t.a.png ")
    #expect(unknown.status == 66)
    #expect(try overscroll("accept", "t.a").errors.contains("did you mean SquareTests/t.a.png?"))
    let accepted = try overscroll("accept", "SquareTests/t.a.png")
    #expect(accepted.status == 0 && accepted.lines == ["\(fixture.folder.path)/goldens/t.a.png"])
    #expect(try fixture.folder.bytes("goldens/t.a.png") == drawn)
    #expect(!fixture.folder.regularFiles.contains { $0.contains("actual") })
    #expect(try entries().map(\.verdict) == [.recorded])
    guard case .matched = try take(12, run: SnapshotRun(id: "3", isWhole: true)) else {
      Issue.record("the accepted golden does not match")
      return
    }
  }

  @Test("Patterns accept all snapshots that they match")
  func acceptingByPattern() throws {
    for name in ["a", "b", "other"] { _ = try take(10, named: name) }
    for name in ["a", "b", "other"] { _ = try take(12, named: name) }
    #expect(try overscroll("accept", "Square*/t.[xyz]*").status == 66)
    let accepted = try overscroll("accept", "*t.?.png")
    #expect(accepted.status == 0 && accepted.lines.count == 2, "\(accepted.errors)")
    #expect(try entries().map(\.verdict) == [.recorded, .recorded, .failed])
    #expect(try overscroll("accept", "SquareTests/*").lines.count == 1)
  }

  @Test(
    "Only options that choose tests make a run partial",
    arguments: [
      ("--skip-build --disable-xctest", false), ("--skip-update", false), ("--filter A", true),
      ("--filter=A", true), ("--skip A", true), ("--skip=A", true), ("", false),
    ])
  func partialRuns(options: String, isPartial: Bool) {
    let options = options.split(separator: " ").map(String.init)
    let arguments = ["tests", "--testing-library", "swift-testing"] + options
    #expect(SnapshotEnvironment.selectsTests(arguments) == isPartial)
    #expect(SnapshotEnvironment.selectsTests(["tests"]) == false)
    #expect(SnapshotEnvironment.selectsTests(["tests", "Suite/test"]))
  }

  @Test func whatIsNotOfTheRunIsNotAccepted() throws {
    _ = try take(10)
    _ = try take(12)
    let golden = try fixture.folder.bytes("goldens/t.a.png")
    try fixture.folder.write("artifacts/SquareTests/t.a.actual.png", "painted over")
    let outcome = try overscroll("accept")
    #expect(outcome.status == 65 && outcome.errors.contains("has changed since the last run"))
    #expect(try fixture.folder.bytes("goldens/t.a.png") == golden)
  }

  @Test(.gives("review --artifacts")) func aReviewTakesOneLetterEach() throws {
    for name in ["a", "b", "c"] { _ = try take(10, named: name) }
    for name in ["a", "b", "c"] { _ = try take(12, named: name) }
    let some = try overscroll("review", input: "n\nwhat?\ny\n")
    #expect(some.status == 1 && some.lines == ["\(fixture.folder.path)/goldens/t.b.png"])
    #expect(some.errors.contains("[2/3] SquareTests/t.b.png"))
    let rest = try overscroll("review", input: "a\n")
    #expect(rest.status == 0 && rest.lines.count == 2)
    #expect(try entries().allSatisfy { $0.verdict == .recorded })
  }

  @Test(.gives("prune --artifacts --delete")) func pruningListsWhatNothingUsed() throws {
    _ = try take(10)
    for stale in ["t.old.png", "t.old.png.fonts", "gone.1.csv"] {
      try fixture.folder.write("goldens/\(stale)", "")
    }
    try fixture.folder.write("goldens/notes.md", "")
    let early = try overscroll("prune", "--delete")
    #expect(early.status == 65 && early.errors.contains("did not finish"))
    try endRun()
    let listed = try overscroll("prune")
    let paths = ["gone.1.csv", "t.old.png", "t.old.png.fonts"]
      .map { "\(fixture.folder.path)/goldens/\($0)" }
    #expect(listed.status == 1 && listed.lines == paths, "\(listed.errors)")
    #expect(try overscroll("prune", "--delete").status == 0)
    #expect(
      fixture.folder.regularFiles.filter { $0.hasPrefix("goldens") } == [
        "goldens/notes.md", "goldens/t.a.png",
      ])
    #expect(try overscroll("prune").status == 0)
  }

  @Test func afterAFilteredRunNothingIsPruned() throws {
    _ = try take(10, run: SnapshotRun(id: "4", isWhole: false))
    try fixture.folder.write("goldens/t.old.png", "")
    let outcome = try overscroll("prune", "--delete")
    #expect(outcome.status == 65 && outcome.errors.contains("skipped tests"))
    #expect(fixture.folder.regularFiles.contains("goldens/t.old.png"))
  }

  /// A test that exists in the source but took no snapshot may be disabled.
  @Test func goldensOfSilentTestsAreKept() throws {
    let tests = "\(fixture.folder.path)/Tests"
    var environment = try fixture.folder.environment()
    environment.run = run
    _ = try verifySnapshot(
      of: square(), as: .frame(), named: "1", filePath: "\(tests)/SquareTests.swift",
      test: SnapshotTest(suites: [], name: "squares", identity: "squares"), in: environment,
      registry: SnapshotRegistry())
    try fixture.folder.write("Tests/SquareTests.swift", "func squares() {}\nfunc disabled() {}\n")
    for name in ["disabled.1.png", "Suite.disabled.2.png", "removed.1.png", "squares.2.png"] {
      try fixture.folder.write("Tests/__Snapshots__/SquareTests/\(name)", "")
    }
    try endRun()
    let names = try overscroll("prune").lines.map { ($0 as NSString).lastPathComponent }
    #expect(names == ["removed.1.png", "squares.2.png"])
  }

  @Test func withoutARunThereIsNothingToRead() throws {
    for command in ["accept", "review", "prune", "report"] {
      let outcome = try overscroll(command)
      #expect(outcome.status == 66 && outcome.errors.contains("--artifacts"), "\(command)")
    }
  }

  @Test(.gives("report page --artifacts --output")) func aReportHoldsAllItShows() throws {
    for name in ["a", "b"] { _ = try take(10, named: name) }
    _ = try take(12)
    _ = try fixture.verify(square(), .trace(), named: "n", run: run)
    _ = try fixture.verify(square(side: 12), .trace(), named: "n", run: run)
    let outcome = try overscroll("report", "-o", "page")
    #expect(outcome.status == 0 && outcome.lines == ["page/index.html"], "\(outcome.errors)")
    let page = String(decoding: try fixture.folder.bytes("page/index.html"), as: UTF8.self)
    #expect(!page.contains("http://") || !page.contains("src=\"http"))
    #expect(page.contains("overscroll accept 'SquareTests/t.a.png'"))
    let pictures = try reportPictures()
    #expect(pictures.written == pictures.shown)
    let summary = String(decoding: try fixture.folder.bytes("page/summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("## Snapshots\n\n2 failed, 1 recorded\n"))
    #expect(summary.contains("| `SquareTests/t.n.csv` | failed | square 2 pt wider from offset 0"))
    // Pictures that are no longer shown are deleted.
    _ = try take(10)
    _ = try overscroll("report", "-o", "page")
    let later = try reportPictures()
    #expect(later.written == later.shown)
    #expect(later.written.count < pictures.written.count)
  }

  /// Returns the names of the pictures in the report's folder, and of those on its page.
  private func reportPictures() throws -> (written: Set<String>, shown: Set<String>) {
    let page = String(decoding: try fixture.folder.bytes("page/index.html"), as: UTF8.self)
    let written = fixture.folder.regularFiles.filter { $0.hasPrefix("page/pictures/") }
    return (
      Set(written.map { String($0.dropFirst(5)) }),
      Set(page.matches(of: /pictures\/[0-9a-f]+\.\w+/).map { String($0.0) })
    )
  }

  @Test(.gives("diff --max-delta --output")) func twoPicturesAreCompared() throws {
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    var picture = Bitmap(width: 6, height: 4, filledWith: white)
    for name in ["a", "b", "c"] {
      let bytes = try fixture.picture(picture, .frame())
      #expect(bytes == picture)
      try FileManager.default.copyItem(
        atPath: "\(fixture.folder.path)/goldens/t.a.png",
        toPath: "\(fixture.folder.path)/\(name).png")
      if name == "b" { picture = Bitmap(width: 6, height: 5, filledWith: white) }
      if name == "a" { picture[2, 3].green = 250 }
    }
    func diff(_ arguments: String...) throws -> Executable.Outcome {
      try #require(Executable.overscroll).run(["diff"] + arguments, in: fixture.folder)
    }
    #expect(try diff("a.png", "a.png").status == 0)
    let outcome = try diff("a.png", "b.png", "-o", "sheet.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.hasPrefix(
        "#FFFFFF became #FFFAFF: 1 of 24 pixels differ, the worst at (2, 3) by 5 of 255"))
    #expect(fixture.folder.regularFiles.contains("sheet.png"))
    #expect(try diff("a.png", "b.png", "--max-delta", "5").status == 0)
    #expect(try diff("a.png", "c.png").text == "the size differs: 6×4 and 6×5\n")
    #expect(try diff("a.png", "nowhere.png").status == 66)
  }

  /// The list of a run, its messages and its pictures can be read from any folder.
  @Test(.gives("accept --artifacts", "record --goldens", "verify --goldens"), .needs(.inter))
  func aRelativeFolderOfArtifactsIsReadFromAnywhere() throws {
    let scene = """
      scene: 1
      device: {size: [40, 60], scale: 1}
      screen: {name: scroll-view, content-height: 300}
      timeline: [{drag: {by: -40, over: 0.2s}}]
      outputs: [{file: a.png, time: 0.2s}]

      """
    try fixture.folder.write("a.yaml", scene)
    let program = try #require(Executable.overscroll)
    let record = ["record", "a.yaml", "--goldens", "goldens", "--artifacts", "here"]
    #expect(try program.run(record, in: fixture.folder).status == 0)
    try fixture.folder.write("a.yaml", scene.replacing("by: -40", with: "by: -30"))
    let verify = ["verify"] + record.dropFirst()
    let failed = try program.run(verify, in: fixture.folder)
    #expect(failed.status == 1)
    let command = try #require(failed.errors.firstMatch(of: /accept: +(.*)/)).1
    // Runs in another folder: once by the message's command, once by ours.
    let elsewhere = try Folder()
    let shell = try #require(Executable.named("bash"))
    let environment = ["PATH": program.folder]
    #expect(
      try shell.run(["-c", String(command)], in: elsewhere, environment: environment).status == 0)
    #expect(try program.run(verify, in: fixture.folder).status == 0)
    try fixture.folder.write("a.yaml", scene.replacing("by: -40", with: "by: -90"))
    #expect(try program.run(verify, in: fixture.folder).status == 1)
    let accepted = try program.run(
      ["accept", "--artifacts", "\(fixture.folder.path)/here"], in: elsewhere)
    #expect(accepted.status == 0 && accepted.lines.count == 1, "\(accepted.errors)")
    #expect(try program.run(verify, in: fixture.folder).status == 0)
  }

  /// A scene without any golden does not pass.
  @Test func aSceneWithoutOutputsIsNotVerified() throws {
    let scene = "scene: 1\ndevice: {size: [40, 60], scale: 1}\nscreen: {name: scroll-view}\n"
    try fixture.folder.write("bare.yaml", scene)
    try fixture.folder.write("page.yaml", scene + "outputs: [{file: a.html}]\n")
    for (command, name) in [("verify", "bare"), ("verify", "page"), ("record", "bare")] {
      let outcome = try overscroll(command, "\(name).yaml")
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains("✗ \(name): nothing to compare"), "\(outcome.errors)")
    }
  }

  @Test(.gives("record --all --artifacts --trace", "verify --artifacts --trace"), .needs(.inter))
  func scenesAreHeldAgainstGoldens() throws {
    let scene = """
      scene: 1
      device: {size: [40, 60], scale: 1}
      screen: {name: scroll-view, content-height: 300}
      timeline:
        - drag: {by: -40, over: 0.2s}
        - release
        - settle
      outputs:
        - {file: page.png, time: 0.1s}
        - {file: page.gif, fps: 10}

      """
    try fixture.folder.write("page.yaml", scene)
    let missing = try overscroll("verify", "page.yaml")
    #expect(missing.status == 1 && missing.errors.contains("there is no golden"))
    #expect(missing.errors.contains("record:     overscroll record "))
    let recorded = try overscroll("record", "page.yaml", "--trace", "5")
    let names = recorded.lines.map { ($0 as NSString).lastPathComponent }
    #expect(names == ["page.page.png", "page.page.apng", "page.trace.csv"], "\(recorded.errors)")
    #expect(
      recorded.lines.allSatisfy { $0.contains("/__Snapshots__/page/") && $0.hasPrefix("/") })
    #expect(try overscroll("verify", "page.yaml", "--trace", "5").status == 0)
    try fixture.folder.write("page.yaml", scene.replacing("by: -40", with: "by: -50"))
    let other = try overscroll("verify", "page.yaml", "--trace", "5")
    #expect(other.status == 1)
    #expect(
      other.errors.contains(" pt scrolled further "), "\(other.errors)")
    #expect(try overscroll("record", "page.yaml").status == 1)
    #expect(try overscroll("record", "page.yaml", "--all").lines.count == 2)
    #expect(try overscroll("verify", "page.yaml").status == 0)
  }
}
