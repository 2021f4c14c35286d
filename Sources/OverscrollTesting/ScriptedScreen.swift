import Foundation
public import HeadlessUIKit
public import Overscroll
public import Typography

/// What a snapshot plays: a screen on a device, and a finger's script. Every snapshot builds the
/// screen afresh, so none depends on what another left behind.
@MainActor
public struct ScriptedScreen {
  let makeStage: () throws -> Stage
  /// Where the system font comes from.
  let fonts: FontLibrary?

  /// - Parameters:
  ///   - display: how often the display ticks; pictures, films and traces show its ticks.
  ///   - assets: where `UIImage(named:)` looks.
  ///   - fonts: where the system font comes from. Nil sets text in the block font, whose goldens
  ///     depend on no font file.
  ///   - makeController: called once a snapshot.
  public init(
    on device: Device = .iPhone8, timeline: Timeline = [], display: DisplayRate = .standard,
    assets: any AssetCatalogue = MemoryAssets(), fonts: FontLibrary? = nil,
    makeController: @escaping () throws -> UIViewController
  ) {
    self.fonts = fonts
    makeStage = {
      try Stage(
        device: device, timeline: timeline, display: display, assets: assets, fonts: fonts,
        makeRoot: makeController)
    }
  }

  /// The screen, device and script of a scene; its outputs are left alone.
  public init(
    _ scene: SceneDescription, screens: ScreenCatalogue = .builtIn,
    assets: any AssetCatalogue = MemoryAssets(), fonts: FontLibrary? = nil
  ) {
    self.fonts = fonts
    makeStage = { try screens.stage(for: scene, assets: assets, fonts: fonts) }
  }
}
