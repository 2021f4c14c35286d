import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing
import Typography

/// Goldens of one process: no two assertions share a golden.
@MainActor
struct NamingTests {
  private let folder: Folder
  private let registry = SnapshotRegistry()

  init() throws { folder = try Folder() }

  private func verify(
    _ screen: ScriptedScreen, _ strategy: SnapshotStrategy = .frame(at: .end),
    named name: String? = nil, in test: SnapshotTest, record mode: RecordMode = .missing
  ) throws -> SnapshotResult {
    try verifySnapshot(
      of: screen, as: strategy, named: name, directory: "\(folder.path)/goldens",
      filePath: "/tests/SquareTests.swift", test: test, in: folder.environment(mode),
      registry: registry)
  }

  private func test(_ name: String = "squares", suites: [String] = []) -> SnapshotTest {
    SnapshotTest(suites: suites, name: name, identity: "\(suites) \(name)")
  }

  private func isRecorded(_ result: SnapshotResult) -> Bool {
    if case .recorded = result { return true }
    return false
  }

  private func verdict(_ result: SnapshotResult) -> SnapshotVerdict? {
    if case .failed(let failure) = result { return failure.verdict }
    return nil
  }

  @Test func assertionsOfATestAreNumbered() throws {
    #expect(isRecorded(try verify(square(), in: test())))
    #expect(isRecorded(try verify(square(side: 12), in: test())))
    #expect(isRecorded(try verify(square(), .trace(), in: test())))
    #expect(isRecorded(try verify(square(), in: test("circles"))))
    #expect(
      folder.regularFiles == [
        "goldens/circles.1.png", "goldens/squares.1.png", "goldens/squares.2.png",
        "goldens/squares.3.csv",
      ])
  }

  @Test func suitesOfOneFileHaveGoldensOfTheirOwn() throws {
    for suites in [[], ["Small"], ["Large"], ["Large", "Red"]] {
      let side = 10 + CGFloat(suites.joined().count)
      #expect(isRecorded(try verify(square(side: side), in: test(suites: suites))))
    }
    #expect(
      folder.regularFiles == [
        "goldens/Large.Red.squares.1.png", "goldens/Large.squares.1.png",
        "goldens/Small.squares.1.png", "goldens/squares.1.png",
      ])
  }

  @Test func aNameThatIsTakenIsRefused() throws {
    #expect(isRecorded(try verify(square(), named: "a", in: test())))
    let golden = try folder.bytes("goldens/squares.a.png")
    for name in ["a", "A"] {
      let result = try verify(square(side: 12), named: name, in: test(), record: .all)
      #expect(verdict(result) == .nameTaken)
      #expect("\(result)".contains("named:"))
    }
    #expect(folder.regularFiles == ["goldens/squares.a.png"])
    #expect(try folder.bytes("goldens/squares.a.png") == golden)
    // A repeated run of the test draws an identical picture.
    guard case .matched = try verify(square(), named: "a", in: test()) else {
      Issue.record("the same screen does not match itself")
      return
    }
  }

  /// Test targets may have files with equal names, in folders with equal names. Neither replaces
  /// the other's pictures and list entries, nor its goldens in a common folder.
  @Test func filesOfOneNameAreToldApart() throws {
    try folder.write("Package.swift", "")
    var environment = try folder.environment()
    environment.run = SnapshotRun(id: "1", isWhole: true)
    environment.goldens = "\(folder.path)/all"
    let files = [
      "ATests/SquareTests", "BTests/SquareTests", "ATests/Deep/SquareTests",
      "BTests/Deep/SquareTests", "CTests/OtherTests",
    ]
    for file in files {
      let path = "Tests/\((file as NSString).deletingLastPathComponent)"
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
      try folder.write("Tests/\(file).swift", "")
    }
    func take(_ file: String, _ side: CGFloat) throws -> SnapshotResult {
      try verifySnapshot(
        of: square(side: side), as: .frame(), named: "a",
        filePath: "\(folder.path)/Tests/\(file).swift", test: test(), in: environment,
        registry: SnapshotRegistry())
    }
    for file in files { #expect(isRecorded(try take(file, 10)), "\(file)") }
    for (file, side) in zip(files, [12, 10, 12, 10, 12] as [CGFloat]) { _ = try take(file, side) }
    let manifest = try #require(try SnapshotManifest(in: "\(folder.path)/artifacts"))
    let titles = files.dropLast().map { $0.replacing("/", with: ".") } + ["OtherTests"]
    #expect(manifest.entries.map(\.id) == titles.map { "\($0)/squares.a.png" })
    #expect(
      manifest.entries.map(\.verdict) == [.failed, .matched, .failed, .matched, .failed])
    let actual = try #require(manifest.entries[0].actual)
    #expect(FileManager.default.fileExists(atPath: actual))
    #expect(SnapshotRegistry().title(ofTestsIn: "/nowhere/SquareTests.swift") == "SquareTests")
  }

  /// If the test runner does not name the running class, its source file may show it.
  @Test func aFileTellsWhetherItsTestsHaveTheirOwnNames() throws {
    try folder.write(
      "T.swift",
      """
      final class A: XCTestCase {
        func testTwin() {}
        func testOne() {}  // unlike func testOne() of old
        // func testOne() {}
        func testOneMore() {}
        func `testTwice`() {}
      }
      final class B: XCTestCase {
        func  testTwin () throws {}
        func testTwice<T>(_: T) {}
      }

      """)
    let path = "\(folder.path)/T.swift"
    #expect(registry.isAmbiguous("testTwin", in: path))
    #expect(registry.isAmbiguous("testTwice", in: path))
    for name in ["testOne", "testOneMore", "testNone", "t.st"] {
      #expect(!registry.isAmbiguous(name, in: path), "\(name)")
    }
    #expect(!registry.isAmbiguous("testTwin", in: "/nowhere/T.swift"))
  }

  /// A picture, a film and a trace with one name share neither the difference picture nor the font
  /// record.
  @Test(.needs(.inter)) func kindsOfOneNameShareNoFile() throws {
    let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
    func screen(_ text: String) -> ScriptedScreen {
      ScriptedScreen(timeline: [.hold(0.1)], fonts: .library(fonts)) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.accessibilityIdentifier = "label"
        label.text = text
        controller.view.addSubview(label)
        return controller
      }
    }
    let strategies: [SnapshotStrategy] = [.frame(at: .end), .animation(fps: 10), .trace()]
    for strategy in strategies { _ = try verify(screen("a"), strategy, named: "a", in: test()) }
    #expect(
      folder.regularFiles == [
        "goldens/squares.a.apng", "goldens/squares.a.csv",
        "goldens/squares.a.csv.fonts", "goldens/squares.a.png",
      ])
    let other = SnapshotRegistry()
    let differences = try strategies.prefix(2).compactMap { strategy -> String? in
      let result = try verifySnapshot(
        of: screen("b"), as: strategy, named: "a", directory: "\(folder.path)/goldens",
        filePath: "/tests/SquareTests.swift", test: test(), in: folder.environment(),
        registry: other)
      guard case .failed(let failure) = result else { return nil }
      return failure.difference
    }
    #expect(differences.count == 2 && differences[0] != differences[1])
  }
}
