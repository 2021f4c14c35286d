import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Mistakes that could let a test pass without comparing anything.
@MainActor
struct SilentPassTests {
  private let fixture: SnapshotFixture
  private let golden = "goldens/t.a.png"

  init() throws { fixture = try SnapshotFixture() }

  // MARK: - Masks

  /// Masks that cover a screen of 40 × 60 points.
  nonisolated static let covers: [[CGRect]] = [
    [CGRect(x: 0, y: 0, width: 20, height: 60), CGRect(x: 20, y: 0, width: 20, height: 60)],
    [
      CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 40, width: 40, height: 20),
      CGRect(x: 0, y: 15, width: 25, height: 30), CGRect(x: 20, y: 15, width: 25, height: 30),
    ],
    // A mask covers every pixel that it touches.
    [CGRect(x: 0.5, y: 0.5, width: 39, height: 59)],
    [CGRect(x: 40, y: 60, width: -40, height: -60)],
    [.infinite],
  ]

  @Test(arguments: covers.indices) func masksThatTogetherCoverEverythingFail(index: Int) throws {
    for strategy in [SnapshotStrategy.frame(), .animation(fps: 10), .filmstrip(at: [.start])] {
      let masked = Self.covers[index].reduce(strategy) { $0.masking(.rectangle($1)) }
      let result = try fixture.verify(square(), masked, record: .all)
      #expect(try fixture.failure(result).verdict == .allMasked, "\(strategy)")
    }
    #expect(fixture.folder.regularFiles.isEmpty)
  }

  /// Pixels between masks are compared, and a mask with an invalid rectangle masks nothing.
  @Test(arguments: [
    [CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 21, width: 40, height: 39)],
    [CGRect(x: CGFloat.nan, y: 0, width: 40, height: 60)],
    [CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.infinity)],
    [CGRect(x: 400, y: -600, width: 40, height: 60), .null],
  ]) func whatMasksLeaveIsCompared(frames: [CGRect]) throws {
    let masked = frames.reduce(SnapshotStrategy.frame(at: .start)) { $0.masking(.rectangle($1)) }
    _ = try fixture.verify(square(), masked)
    guard case .matched = try fixture.verify(square(), masked) else {
      Issue.record("the same screen does not match itself")
      return
    }
    let failure = try fixture.failure(fixture.verify(square(.blue), masked))
    guard case .pixels = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
  }

  // MARK: - Invalid goldens

  @Test(arguments: RecordMode.allCases) func anEmptyGoldenIsNoGolden(mode: RecordMode) throws {
    for (strategy, ending) in [
      (SnapshotStrategy.frame(), "png"), (.animation(fps: 10), "apng"), (.trace(), "csv"),
      (.viewHierarchy, "txt"),
    ] {
      _ = try fixture.verify(square(), strategy)
      try fixture.folder.write("goldens/t.a.\(ending)", "")
      if case .matched = try fixture.verify(square(), strategy, record: mode) {
        Issue.record("an empty .\(ending) matches")
      }
    }
  }

  /// A Git LFS pointer, which a checkout without Git LFS has instead of the golden.
  @Test(arguments: ["png", "apng", "csv", "txt"])
  func aPointerOfGitLFSIsToldAndKept(ending: String) throws {
    let strategies: [String: SnapshotStrategy] = [
      "png": .frame(), "apng": .animation(fps: 10), "csv": .trace(), "txt": .viewHierarchy,
    ]
    let strategy = try #require(strategies[ending])
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    _ = try fixture.verify(square(), strategy)
    try fixture.folder.write("goldens/t.a.\(ending)", pointer)
    for mode in [RecordMode.never, .missing, .failed] {
      let failure = try fixture.failure(fixture.verify(square(), strategy, record: mode))
      #expect(failure.verdict == .notFetched && "\(failure)".contains("git lfs pull"))
      #expect(try fixture.folder.bytes("goldens/t.a.\(ending)") == Array(pointer.utf8))
    }
  }

  /// A link is read as the file it points to, and recording replaces the link by a file.
  @Test func aLinkIsComparedAsItsFile() throws {
    _ = try fixture.verify(square(), .frame())
    let path = "\(fixture.folder.path)/\(golden)"
    try FileManager.default.moveItem(atPath: path, toPath: "\(fixture.folder.path)/real.png")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../real.png")
    guard case .matched = try fixture.verify(square(), .frame()) else {
      Issue.record("a link to the golden does not match")
      return
    }
    let real = try fixture.folder.bytes("real.png")
    #expect(throws: Never.self) { try fixture.failure(fixture.verify(square(side: 12), .frame())) }
    _ = try fixture.verify(square(side: 12), .frame(), record: .failed)
    // The link's target may be the golden of another test, so it must not change.
    #expect(try fixture.folder.bytes("real.png") == real)
    #expect(try fixture.folder.bytes(golden) != real)
    // A dangling or circular link is not a golden that could match.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.png")
    let dangling = try fixture.failure(fixture.verify(square(), .frame(), record: .never))
    #expect(dangling.verdict == .noGolden)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "t.a.png")
    guard
      case .unreadable(let error) = try fixture.failure(fixture.verify(square(), .frame())).verdict
    else {
      Issue.record("a link to itself is read")
      return
    }
    #expect(error.code == .ELOOP)
  }

  @Test func aFolderInPlaceOfAGoldenIsTold() throws {
    try FileManager.default.createDirectory(
      atPath: "\(fixture.folder.path)/\(golden)", withIntermediateDirectories: true)
    for mode in [RecordMode.never, .missing, .failed] {
      let failure = try fixture.failure(fixture.verify(square(), .frame(), record: mode))
      guard case .unreadable = failure.verdict else {
        Issue.record("\(failure.verdict)")
        return
      }
    }
    let failure = try fixture.failure(fixture.verify(square(), .frame(), record: .all))
    #expect("\(failure.verdict)".contains("golden cannot be"))
  }

  /// A picture without pixels is not a snapshot.
  @Test func nothingIsNoPicture() throws {
    for (width, height) in [(0, 0), (0, 4), (4, 0)] {
      let bitmap = Bitmap(width: width, height: height)
      let result = Result { try fixture.verify(bitmap, .frame(), record: .all) }
      switch result {
      case .success(.matched), .success(.recorded), .success(.skipped):
        Issue.record("\(width) × \(height) was taken")
      default: #expect(fixture.folder.regularFiles.filter { $0.hasPrefix("goldens") }.isEmpty)
      }
    }
  }

  // MARK: - Environment

  @Test(arguments: ["", " ", "ALL", "All", " all", "all ", "all\n", "true", "1", "neverr"])
  func anotherSpellingOfARecordModeIsAnError(text: String) {
    #expect(throws: SnapshotEnvironmentError.unknownRecordMode(text)) {
      try SnapshotEnvironment(["OVERSCROLL_RECORD": text])
    }
  }

  @Test(arguments: [
    ("true", RecordMode.never), ("1", .never), ("yes", .never), (" ", .never), ("2", .never),
    ("", .missing), ("0", .missing), ("false", .missing), ("FALSE", .missing),
  ]) func whatCIIsDecidesWhetherGoldensAreRecorded(text: String, mode: RecordMode) throws {
    #expect(try SnapshotEnvironment(["CI": text]).record == mode)
  }

  @Test(arguments: [
    ("9223372036854775807", "9223372036854775807"), ("3", "9223372036854775807"), ("3", "-1"),
    ("3", "3"), ("3", " 1"), ("3", "1.0"), ("3", "one"), ("0", "0"), ("-1", "0"), ("", "0"),
    ("100001", "0"),
  ]) func aShardOutsideOfTheRunIsAnError(total: String, index: String) {
    #expect(throws: SnapshotEnvironmentError.self) {
      try SnapshotEnvironment(["TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": index])
    }
  }

  @Test(arguments: [
    "1/100001", "1/9223372036854775807", "99999999999999999999/99999999999999999999", "1/ 2",
    "1/2 ",
    "１/２", "0x1/2", "1/2/", "/", "1//2",
  ]) func whatIsNoPartOfARunIsNoShard(text: String) {
    #expect(Shard(text) == nil)
    #expect(throws: SnapshotEnvironmentError.self) {
      try SnapshotEnvironment(["OVERSCROLL_SHARD": text])
    }
  }

  // MARK: - Plots and diagrams

  @Test(.needs(.inter)) func plotsAndDiagramsHaveGoldens() throws {
    let strategies: [SnapshotStrategy] = [
      .plot(TracePlot(["square.frame.y"], over: .offset())), .diagram(at: .start),
      .diagram(scale: 2),
    ]
    for (index, strategy) in strategies.enumerated() {
      let name = "n\(index)"
      let fonts = SnapshotFonts.system
      func screen(_ side: CGFloat, at y: CGFloat) throws -> ScriptedScreen {
        ScriptedScreen(
          on: try Device(size: CGSize(width: 40, height: 60), scale: 1, safeArea: .init()),
          timeline: [.drag(by: -20, over: 0.2), .release, .settle], fonts: fonts
        ) {
          let controller = SquareController(color: .red, side: side)
          controller.view.transform = CGAffineTransform(translationX: 0, y: y)
          return controller
        }
      }
      _ = try fixture.verify(screen(10, at: 0), strategy, named: name)
      guard case .matched = try fixture.verify(screen(10, at: 0), strategy, named: name) else {
        Issue.record("the same screen does not match itself: \(strategy)")
        continue
      }
      let other = try fixture.failure(
        fixture.verify(screen(12, at: index == 0 ? 3 : 0), strategy, named: name))
      switch other.verdict {
      case .pixels, .size: break
      default: Issue.record("\(other.verdict)")
      }
      let golden = try fixture.folder.bytes("goldens/t.\(name).png")
      #expect(GoldenRecord.record(in: [UInt8](golden))?.fonts.isEmpty == false)
    }
    let bitmap = Bitmap(width: 4, height: 4)
    #expect(
      try fixture.failure(fixture.verify(bitmap, .diagram())).verdict == .onlyAPicture)
    let unmasked = try fixture.failure(
      fixture.verify(square(), .diagram().masking(.view("square"))))
    #expect(unmasked.verdict == .nothingToMask("square"))
    let covered = SnapshotStrategy.plot(TracePlot(["square.frame.y"])).masking(
      .rectangle(.infinite))
    #expect(try fixture.failure(fixture.verify(square(), covered)).verdict == .allMasked)
  }
}
