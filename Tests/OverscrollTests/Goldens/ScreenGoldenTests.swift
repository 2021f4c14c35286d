import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import ScrollEffects
import TestSupport
import Testing
import Typography

/// The screens as the scenes in `Fixtures/Scenes` play them, held against pictures and numbers.
///
/// Recorded only when asked: `OVERSCROLL_RECORD=all swift test --filter ScreenGoldenTests`.
@Suite @MainActor struct ScreenGoldenTests {
  private static let fixtures = Repository.fixtures.path

  private func played(_ name: String) throws -> ScriptedScreen {
    let path = "\(Self.fixtures)/Scenes/\(name).yaml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return ScriptedScreen(
      try SceneFile.scene(text, fileName: path), assets: try Pictures.real(),
      fonts: .library(FontLibrary(directories: InstalledFonts.interDirectories)))
  }

  private func hold(
    _ scene: String, as strategy: SnapshotStrategy, named name: String,
    line: UInt = #line, column: UInt = #column
  ) throws {
    assertSnapshot(
      of: try played(scene), as: strategy, named: name, record: Self.mode,
      directory: "\(Self.fixtures)/Goldens", testName: Self.golden(of: scene), line: line,
      column: column)
  }

  /// What its goldens' names begin with.
  nonisolated static func golden(of scene: String) -> String {
    String(scene.split(separator: "/").last ?? "")
  }

  /// Missing goldens fail here: nobody writes one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test(arguments: [("rest", 0.25), ("pulled", 1.1), ("pushed", 2.8)])
  func parallaxAndScaleStills(name: String, time: TimeInterval) throws {
    try hold("parallax-and-scale", as: .frame(at: .time(time), scale: 1), named: name)
  }

  /// What people meet of UIKit: bars, tabs, lists, pages, controls, effects. All scenes but those of the
  /// effects and their variants.
  nonisolated static let gallery: [String] = {
    let folder = Repository.fixtures.appending(path: "Scenes")
    let scenes = ["", "UIKit"].flatMap { part in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: part).path)
      return (names ?? []).filter { $0.hasSuffix(".yaml") }
        .map { (part.isEmpty ? "" : "\(part)/") + $0.dropLast(".yaml".count) }
    }
    let effects = EffectRegistry.effects.map { $0.name }
    return scenes.filter { scene in !effects.contains { scene.prefix { $0 != "." } == $0 } }
      .sorted()
  }()

  @Test(arguments: EffectRegistry.effects.map { $0.name } + gallery)
  func scenesLookAsTheyDid(scene: String) throws {
    let moments: [SnapshotMoment] = [.start] + (1...5).map { .time(Double($0)) } + [.end]
    try hold(scene, as: .filmstrip(at: moments, scale: 0.5), named: "film")
    try hold(scene, as: .trace(every: 25), named: "trace")
  }
}
