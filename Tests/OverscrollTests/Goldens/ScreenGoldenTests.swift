import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import ScrollEffects
import TestSupport
import Testing
import Typography

/// Screens played by the scenes in `Fixtures/Scenes` match recorded pictures and numbers.
///
/// Record them only on purpose: `OVERSCROLL_RECORD=all swift test --filter ScreenGoldenTests`.
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

  /// Returns the prefix of the names of a scene's goldens.
  nonisolated static func golden(of scene: String) -> String {
    String(scene.split(separator: "/").last ?? "")
  }

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test(arguments: [("rest", 0.25), ("pulled", 1.1), ("pushed", 2.8)])
  func parallaxAndScaleStills(name: String, time: TimeInterval) throws {
    try hold("parallax-and-scale", as: .frame(at: .time(time), scale: 1), named: name)
  }

  /// The scenes of UIKit's visible parts: bars, tabs, lists, pages, controls and effects. These are
  /// all scenes except those of the scroll effects and their variants.
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
