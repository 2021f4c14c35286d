import Foundation
import Overscroll
import OverscrollCommand
import Snapshots
import TestSupport
import Testing

/// Screens of an app's folder in a test target, as in the article `SnapshotTests`. The test target
/// is this one.
@MainActor
@Suite(.needs(.swiftCompiler, .testBundle))
struct AppSnapshotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func screen(_ app: String, _ lines: String) throws -> ScriptedScreen {
    let path = Repository.fixtures.appending(path: "Apps/\(app)").path
    try folder.write("\(app).yaml", "scene: 1\napp: \"\(path)\"\n\(lines)\n")
    return try ScriptedScreen(
      contentsOf: "\(folder.path)/\(app).yaml",
      screens: ScreenCatalogue.builtIn.loadingApps(cache: AppCache.path))
  }

  private func hold(_ screen: ScriptedScreen, _ mode: RecordMode) throws -> SnapshotResult {
    var environment = try SnapshotEnvironment([:])
    environment.artifacts = "\(folder.path)/artifacts"
    return try SnapshotRequest(
      of: screen, as: .trace(rate: 10), named: "app", record: mode,
      directory: "\(folder.path)/goldens", filePath: #filePath
    ).play(
      in: SnapshotTest(suites: [], name: "app", identity: "app"), environment: environment,
      registry: SnapshotRegistry()
    ).result()
  }

  @Test func aTestTargetHoldsAnAppsScreen() throws {
    let tapped = try screen(
      "Counter", "timeline: [{hold: 0.5s}, {tap: {target: button}}, {hold: 0.1s}]")
    guard case .recorded(let recording) = try hold(tapped, .all) else {
      Issue.record("nothing was recorded")
      return
    }
    let golden = try String(contentsOfFile: recording.golden, encoding: .utf8)
    #expect(golden.contains("111030"), "the delegate, selectors and timers were called")
    guard case .matched = try hold(tapped, .never) else {
      Issue.record("the screen is not itself when it is shown again")
      return
    }
    let other = try screen("Counter", "timeline: [{hold: 0.6s}]")
    guard case .failed = try hold(other, .never) else {
      Issue.record("another script has the same golden")
      return
    }
  }

  @Test func anAppThatIsNotThereFailsWithItsSentence() throws {
    let missing = try screen("Missing", "timeline: [{hold: 0.1s}]")
    let error = #expect(throws: (any Error).self) { try hold(missing, .all) }
    #expect("\(try #require(error))".contains("Apps/Missing': No such file or directory"))
  }
}
