import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing
import Typography

/// Goldens of one process: no two assertions share one.
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
    // A test that runs again draws the same.
    guard case .matched = try verify(square(), named: "a", in: test()) else {
      Issue.record("the same screen does not match itself")
      return
    }
  }

  /// Two targets have files of one name: neither's pictures and lines in the list replace the other's.
  @Test func filesOfOneNameAreToldApart() throws {
    try folder.write("Package.swift", "")
    var environment = try folder.environment()
    let run = SnapshotRun(id: "1", isWhole: true)
    environment.run = run
    for target in ["ATests", "BTests", "CTests"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/Tests/\(target)", withIntermediateDirectories: true)
      let file = target == "CTests" ? "OtherTests" : "SquareTests"
      try folder.write("Tests/\(target)/\(file).swift", "")
    }
    let registry = SnapshotRegistry()
    func take(_ file: String, _ side: CGFloat) throws -> SnapshotResult {
      try verifySnapshot(
        of: square(side: side), as: .frame(), named: "a",
        filePath: "\(folder.path)/Tests/\(file).swift", test: test(), in: environment,
        registry: SnapshotRegistry())
    }
    let files = ["ATests/SquareTests", "BTests/SquareTests", "CTests/OtherTests"]
    for file in files { _ = try take(file, 10) }
    for (file, side) in zip(files, [12, 10, 12] as [CGFloat]) { _ = try take(file, side) }
    let manifest = try #require(try SnapshotManifest(in: "\(folder.path)/artifacts"))
    #expect(
      manifest.entries.map(\.id) == [
        "ATests.SquareTests/squares.a.png", "BTests.SquareTests/squares.a.png",
        "OtherTests/squares.a.png",
      ])
    #expect(manifest.entries.map(\.verdict) == [.failed, .matched, .failed])
    let actual = try #require(manifest.entries[0].actual)
    #expect(FileManager.default.fileExists(atPath: actual))
    #expect(!registry.hasNamesake("/nowhere/SquareTests.swift"))
  }

  /// A picture, a film and a trace of one name share neither the picture of their difference nor the
  /// record of their fonts.
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
        "goldens/squares.a.apng", "goldens/squares.a.apng.fonts", "goldens/squares.a.csv",
        "goldens/squares.a.csv.fonts", "goldens/squares.a.png", "goldens/squares.a.png.fonts",
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
