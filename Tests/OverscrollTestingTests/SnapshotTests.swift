import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Recording and verifying snapshots: every way from a screen to a result.
@MainActor
struct SnapshotTests {
  private let folder: Folder
  private var goldens: String { "\(folder.path)/goldens" }

  init() throws { folder = try Folder() }

  private let squares = SnapshotTest(suites: [], name: "squares", identity: "squares")

  /// Verifies a snapshot as if in a separate process.
  ///
  /// - Parameter run: The run whose list contains the result; nil for none.
  private func verify(
    _ screen: ScriptedScreen, _ strategy: SnapshotStrategy, named name: String? = nil,
    record mode: RecordMode = .missing, tolerance: Tolerance = .exact, run: SnapshotRun? = nil
  ) throws -> SnapshotResult {
    var environment = try folder.environment(mode)
    environment.run = run
    return try verifySnapshot(
      of: screen, as: strategy, named: name, tolerance: tolerance, directory: goldens,
      filePath: "/tests/SquareTests.swift", test: squares, in: environment,
      registry: SnapshotRegistry())
  }

  private func failure(_ result: SnapshotResult) throws -> SnapshotFailure {
    guard case .failed(let failure) = result else {
      throw UnexpectedResult(result: "\(result)")
    }
    return failure
  }

  private struct UnexpectedResult: Error { let result: String }

  nonisolated static let strategies: [SnapshotStrategy] = [
    .frame(at: .end), .frame(at: .time(0.1), scale: 2), .filmstrip(at: [.start, .time(0.1), .end]),
    .trace(rate: 60), .trace(every: 5), .animation(fps: 30),
  ]

  @Test(arguments: strategies.indices) func recordsOnceThenMatches(index: Int) throws {
    let strategy = Self.strategies[index]
    guard case .recorded(let recording) = try verify(try square(), strategy) else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(!recording.replaced)
    #expect(recording.description.contains(recording.golden))
    #expect(FileManager.default.fileExists(atPath: recording.golden))
    guard case .matched = try verify(try square(), strategy) else {
      Issue.record("the same screen does not match itself")
      return
    }
    guard case .matched = try verify(try square(), strategy, record: .never) else {
      Issue.record("the same screen does not match itself in CI")
      return
    }
  }

  @Test func theGoldenIsAPictureOfTheScreen() throws {
    _ = try verify(try square(), .frame(at: .end))
    #expect(folder.regularFiles == ["goldens/squares.1.png"])
    let picture = try Bitmap(decoding: folder.bytes("goldens/squares.1.png"))
    #expect(picture.width == 40 && picture.height == 60)
    // The drag is 20 points long, ten of which are hysteresis, so the square's top moves from 20 to
    // 10.
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(picture[10, 10] == red && picture[19, 19] == red)
    #expect(picture[10, 9] != red && picture[20, 19] != red)
  }

  @Test func aFilmstripHasItsPicturesSideBySide() throws {
    _ = try verify(try square(), .filmstrip(at: [.start, .end]))
    let strip = try Bitmap(decoding: folder.bytes("goldens/squares.1.png"))
    #expect(strip.width == 88 && strip.height == 60)
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(strip[10, 20] == red && strip[58, 10] == red)
    #expect(strip[44, 30] == .clear)
  }

  @Test func inCINothingIsRecorded() throws {
    let failure = try failure(verify(try square(), .frame(at: .end), record: .never))
    #expect(failure.verdict == .noGolden)
    #expect(failure.description.hasPrefix("there is no golden"))
    #expect(failure.description.contains("OVERSCROLL_RECORD"))
    #expect(folder.regularFiles == ["artifacts/SquareTests/squares.1.actual.png"])
  }

  @Test func aDifferenceIsMeasuredAndShown() throws {
    _ = try verify(try square(), .frame(at: .end))
    let other = try square(.init(red: 0, green: 0, blue: 1, alpha: 1))
    let failure = try failure(
      verify(other, .frame(at: .end), run: SnapshotRun(id: "1", isWhole: true)))
    guard case .pixels(let difference) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(difference.count == 100 && difference.total == 2400)
    #expect(difference.worst.delta == 255 && difference.worst.x == 10 && difference.worst.y == 10)
    #expect(difference.worst.reference == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(difference.worst.actual == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    let (all, dense) = (difference.bounds, difference.densest)
    #expect(all.x == 10 && all.y == 10 && all.width == 10 && all.height == 10)
    #expect(dense.x == 4 && dense.y == 4 && dense.width == 16 && dense.count == 100)
    let actual = "\(folder.path)/artifacts/SquareTests/squares.1.actual.png"
    let path = "\(folder.path)/artifacts/SquareTests/squares.1.png.difference.png"
    #expect(
      failure.description == """
        #FF0000 became #0000FF: 100 of 2400 pixels differ, the worst at (10, 10) by 255 of 255: \
        #FF0000 in the golden, #0000FF now; all lie in 10×10 from (10, 10), densest 100 of 256 in \
        16×16 from (4, 4)
        golden:     \(goldens)/squares.1.png
        actual:     \(actual)
        difference: \(path)
        comparison: \(folder.path)/artifacts/SquareTests/squares.1.png.comparison.png
        accept:     overscroll accept 'SquareTests/squares.1.png' --artifacts \
        '\(folder.path)/artifacts'
        """)
    let picture = try Bitmap(
      decoding: folder.bytes("artifacts/SquareTests/squares.1.png.difference.png"))
    let strongest = Pixel(red: 90, green: 0, blue: 140, alpha: 255)
    #expect(picture[10, 10] == strongest && picture[19, 19] == strongest)
    #expect(picture[9, 10] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let sheet = try Bitmap(
      decoding: folder.bytes("artifacts/SquareTests/squares.1.png.comparison.png"))
    #expect(sheet.width == 3 * 40 + 2 * 8 && sheet.height == 60)
    #expect(sheet[10, 10] == difference.worst.reference)
    #expect(sheet[48 + 10, 10] == difference.worst.actual && sheet[96 + 10, 10] == strongest)
  }

  /// The command in the message accepts the change.
  @Test(.needs(.overscroll)) func acceptingIsOneCommand() throws {
    _ = try verify(try square(), .frame(at: .end))
    let other = try square(side: 12)
    let failure = try failure(
      verify(other, .frame(at: .end), run: SnapshotRun(id: "1", isWhole: true)))
    let command = try #require(failure.description.split(separator: "accept:     ").last)
    let program = try #require(Executable.overscroll)
    let shell = try #require(Executable.named("bash"))
    let accepted = try shell.run(
      ["-c", String(command)], in: folder, environment: ["PATH": program.folder])
    #expect(accepted.status == 0, "\(accepted.errors)")
    guard case .matched = try verify(other, .frame(at: .end)) else {
      Issue.record("the accepted golden does not match")
      return
    }
  }

  @Test func aSizeIsNeverTolerated() throws {
    _ = try verify(try square(), .frame(at: .end))
    let result = try verify(
      try square(width: 41), .frame(at: .end), tolerance: .channel(maxDelta: 254))
    let failure = try failure(result)
    #expect(
      failure.verdict
        == .size(
          reference: SnapshotVerdict.PixelSize(width: 40, height: 60),
          actual: SnapshotVerdict.PixelSize(width: 41, height: 60)))
    #expect(failure.description.hasPrefix("the size differs: 40×60 in the golden, 41×60 now"))
    // A size mismatch has a difference picture too. The area covered by only one of the two
    // pictures has a special colour.
    let picture = try Bitmap(
      decoding: folder.bytes("artifacts/SquareTests/squares.1.png.difference.png"))
    #expect(picture.width == 41 && picture.height == 60)
    #expect(picture[40, 30] == Pixel(red: 0, green: 170, blue: 80, alpha: 255))
  }

  @Test func aToleranceIsPerChannel() throws {
    _ = try verify(try square(.init(red: 1, green: 0, blue: 0, alpha: 1)), .frame(at: .end))
    let other = try square(.init(red: 250.0 / 255, green: 3.0 / 255, blue: 0, alpha: 1))
    guard case .matched = try verify(other, .frame(at: .end), tolerance: .channel(maxDelta: 5))
    else {
      Issue.record("a tolerated difference failed")
      return
    }
    let failure = try failure(verify(other, .frame(at: .end), tolerance: .channel(maxDelta: 4)))
    guard case .pixels(let difference) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(difference.count == 100 && difference.worst.delta == 5)
  }

  @Test func aTraceNamesTheFirstColumnThatDiffers() throws {
    _ = try verify(try square(), .trace())
    let failure = try failure(verify(try square(side: 12), .trace()))
    guard case .lines(let difference) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(difference.line == 2)
    #expect(difference.column == "square.frame.width")
    #expect(difference.reference == "10" && difference.actual == "12")
    #expect(
      failure.description.hasPrefix(
        "square 2 pt wider from offset 0 to 10; square 2 pt taller from offset 0 to 10; "
          + "\(difference.count) lines differ; first line 2, square.frame.width: "
          + "'10' in the golden, '12' now\n"))
    #expect(folder.regularFiles.contains("artifacts/SquareTests/squares.1.actual.csv"))
  }

  @Test func aLongerTraceDiffers() throws {
    _ = try verify(try square(), .trace())
    let lines = try folder.bytes("goldens/squares.1.csv").split(separator: UInt8(ascii: "\n"))
    let longer = try square(timeline: [.drag(by: -20, over: 0.2), .release, .settle, .hold(0.1)])
    let failure = try failure(verify(longer, .trace()))
    guard case .lines(let difference) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(difference.count == 6)
    #expect(difference.line == lines.count + 1)
    #expect(difference.column == nil && difference.reference.isEmpty)
  }

  @Test func aFilmNamesItsFirstFrameThatDiffers() throws {
    let rest: [Timeline.Step] = [.release, .settle]
    let near = try square(timeline: Timeline([.hold(0.1), .drag(by: -20, over: 0.2)] + rest))
    _ = try verify(near, .animation(fps: 50))
    let later = try square(timeline: Timeline([.hold(0.1), .drag(by: -30, over: 0.2)] + rest))
    let failure = try failure(verify(later, .animation(fps: 50)))
    guard case .frame(let index, let time, let offset?, .pixels) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(index > 0)
    #expect(time >= 0.1 && time < 0.3)
    #expect(offset > 0 && offset < 30)
    #expect(failure.description.hasPrefix("frame \(index) at \(time) s, offset \(offset): "))
    #expect(folder.regularFiles.contains("artifacts/SquareTests/squares.1.actual.apng"))
    // The difference of animations is an animation, and so is the comparison of expected, actual
    // and difference.
    for (kind, width) in [("difference", 40), ("comparison", 136)] {
      var film = try APNGDecoder(
        folder.bytes("artifacts/SquareTests/squares.1.apng.\(kind).apng"))
      #expect(film.frameCount > 1)
      #expect(try film.nextFrame()?.bitmap.width == width)
    }
  }

  @Test func aFilmInAnotherRhythmDiffers() throws {
    _ = try verify(try square(timeline: [.hold(0.5)]), .animation(fps: 10))
    let failure = try failure(verify(try square(timeline: [.hold(0.7)]), .animation(fps: 10)))
    guard case .delays(let reference, let actual) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(reference.count == 5 && actual.count == 7 && reference[0] == 0.1)
  }

  @Test func recordModesDoWhatTheySay() throws {
    let (old, new) = (try square(), try square(side: 12))
    _ = try verify(old, .frame(at: .end))
    guard case .recorded(let first) = try verify(new, .frame(at: .end), record: .failed),
      case .matched = try verify(new, .frame(at: .end), record: .failed),
      case .recorded(let second) = try verify(new, .frame(at: .end), record: .all)
    else {
      Issue.record("record modes")
      return
    }
    #expect(first.replaced && second.replaced)
    #expect(!folder.regularFiles.contains { $0.hasPrefix("artifacts") && $0.hasSuffix("tmp") })
  }

  @Test func aDamagedGoldenIsSaidToBe() throws {
    try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
    for (strategy, ending, mode) in [
      (SnapshotStrategy.frame(at: .end), "png", RecordMode.failed),
      (.animation(fps: 10), "apng", .missing),
    ] {
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(goldens)/squares.1.\(ending)"))
      let failure = try failure(verify(try square(), strategy, record: mode))
      guard case .damaged = failure.verdict else {
        Issue.record("\(failure.verdict)")
        continue
      }
      #expect(try folder.bytes("goldens/squares.1.\(ending)") == Array("no picture".utf8))
    }
  }

  @Test func namesAreSafeForEveryFileSystem() throws {
    _ = try verify(try square(), .frame(at: .end), named: "größe 1/2")
    _ = try verify(try square(), .frame(at: .end), named: String(repeating: "x", count: 200))
    _ = try verify(try square(), .frame(at: .end), named: String(repeating: "x", count: 201))
    let names = folder.regularFiles.map { ($0 as NSString).lastPathComponent }
    #expect(names.count == 3)
    #expect(names.contains { $0.hasPrefix("squares.gr----e-1-2-") })
    #expect(names.allSatisfy { $0.utf8.count <= 104 && $0.utf8.allSatisfy { $0 < 128 } })
    // Names that differ only in unreadable characters still have different files.
    _ = try verify(try square(), .frame(at: .end), named: "größe 1-2")
    #expect(folder.regularFiles.count == 4)
  }

  @Test func goldensLieBesideTheTestsUnlessSaidOtherwise() throws {
    let tests = "\(folder.path)/Tests/SquareTests.swift"
    _ = try verifySnapshot(
      of: try square(), as: .frame(at: .end), filePath: tests, test: squares,
      in: folder.environment(), registry: SnapshotRegistry())
    #expect(folder.regularFiles == ["Tests/__Snapshots__/SquareTests/squares.1.png"])
    var environment = try folder.environment()
    environment.goldens = "\(folder.path)/elsewhere"
    _ = try verifySnapshot(
      of: try square(), as: .frame(at: .end), filePath: tests, test: squares, in: environment,
      registry: SnapshotRegistry())
    #expect(folder.regularFiles.contains("elsewhere/SquareTests/squares.1.png"))
  }

  @Test func theEnvironmentSetsTheMode() throws {
    #expect(try SnapshotEnvironment([:]).record == .missing)
    #expect(try SnapshotEnvironment(["CI": "true"]).record == .never)
    #expect(try SnapshotEnvironment(["CI": "false"]).record == .missing)
    #expect(try SnapshotEnvironment(["CI": "1", "OVERSCROLL_RECORD": "all"]).record == .all)
  }

  @Test func whatTheEnvironmentCannotMeanIsAnError() throws {
    #expect(throws: SnapshotEnvironmentError.unknownRecordMode("sometimes")) {
      try SnapshotEnvironment(["OVERSCROLL_RECORD": "sometimes"])
    }
    for variable in ["OVERSCROLL_GOLDENS_DIR", "OVERSCROLL_ARTIFACTS_DIR"] {
      #expect(throws: SnapshotEnvironmentError.emptyFolder(variable: variable)) {
        try SnapshotEnvironment([variable: ""])
      }
    }
    let verdict = SnapshotVerdict.environment(.unknownRecordMode("sometimes"))
    #expect(
      "\(verdict)" == "OVERSCROLL_RECORD is 'sometimes', not one of never, missing, failed, all")
  }

  @Test func anUnreadableGoldenIsNeverOverwritten() throws {
    let path = "\(goldens)/squares.1.png"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for mode in RecordMode.allCases {
      let failure = try failure(verify(try square(), .frame(at: .end), record: mode))
      guard case .unreadable(let reason) = failure.verdict else {
        Issue.record("\(failure.verdict)")
        continue
      }
      #expect(reason.code == .EISDIR && reason.path == path)
      #expect("\(failure)".hasPrefix("the golden cannot be read: \(path): Is a directory\n"))
    }
  }

  /// Links are followed for reading. Recording replaces them instead of writing through them.
  @Test func goldensBehindLinksAreHeld() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.path)/real", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: goldens, withDestinationPath: "\(folder.path)/real")
    _ = try verify(try square(), .frame(at: .end), named: "a")
    _ = try verify(try square(side: 12), .frame(at: .end), named: "b")
    #expect(folder.regularFiles.filter { $0.hasPrefix("real/") }.count == 2)
    // The link points to the golden of another snapshot, whose picture differs.
    try files.removeItem(atPath: "\(goldens)/squares.b.png")
    try files.createSymbolicLink(
      atPath: "\(goldens)/squares.b.png", withDestinationPath: "squares.a.png")
    let failure = try failure(verify(try square(side: 12), .frame(at: .end), named: "b"))
    guard case .pixels = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    let first = try folder.bytes("real/squares.a.png")
    _ = try verify(try square(side: 12), .frame(at: .end), named: "b", record: .all)
    #expect(try folder.bytes("real/squares.a.png") == first)
    // A dangling link is not a golden.
    try files.removeItem(atPath: "\(goldens)/squares.b.png")
    try files.createSymbolicLink(
      atPath: "\(goldens)/squares.b.png", withDestinationPath: "nowhere.png")
    let none = try self.failure(
      verify(try square(side: 12), .frame(at: .end), named: "b", record: .never))
    #expect(none.verdict == .noGolden)
  }

  @Test func anUnwritableGoldenIsAFailure() throws {
    try folder.write("goldens", "a file, not a folder")
    let failure = try failure(verify(try square(), .frame(at: .end), record: .all))
    guard case .unreadable = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    let full = try verifySnapshot(
      of: square(), as: .frame(at: .end), directory: "/proc/overscroll",
      filePath: "/tests/SquareTests.swift", test: squares, in: folder.environment(.all),
      registry: SnapshotRegistry())
    guard case .unwritable = try self.failure(full).verdict else {
      Issue.record("\(full)")
      return
    }
  }

  @Test func aVerdictSurvivesThatItsPicturesCannotBeWritten() throws {
    _ = try verify(try square(), .frame(at: .end))
    try folder.write("artifacts", "a file, not a folder")
    let failure = try failure(verify(try square(side: 12), .frame(at: .end)))
    guard case .pixels = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(failure.actual == nil && failure.unwritten != nil)
    #expect("\(failure)".contains("not saved:  \(folder.path)/artifacts/"))
  }

  @Test func whatPassedLeavesNoPicturesBehind() throws {
    _ = try verify(try square(), .frame(at: .end))
    _ = try verify(try square(side: 12), .frame(at: .end))
    #expect(folder.regularFiles.count == 4)
    _ = try verify(try square(), .frame(at: .end))
    #expect(folder.regularFiles == ["goldens/squares.1.png"])
  }

  @Test func aTraceWithoutNamesIsAFailure() throws {
    let screen = ScriptedScreen(timeline: [.hold(0.1)]) { UIViewController() }
    let failure = try failure(verify(screen, .trace(), record: .all))
    #expect(failure.verdict == .nothingNamed)
    #expect("\(failure)".contains("accessibilityIdentifier"))
    #expect(folder.regularFiles.isEmpty)
  }
}
