import Foundation
public import HeadlessUIKit
public import Overscroll
public import Typography

/// What a snapshot plays: a screen on a device, and a finger's script. Every snapshot builds the
/// screen afresh, so none depends on what another left behind.
@MainActor
public struct ScriptedScreen {
  private let make: (ScreenSetting) throws -> Stage
  /// The scene that it was made of, and its screens as panels.
  private var scene: (timing: FigureTiming, makePanels: (ScreenSetting) throws -> [FigurePanel])?
  private var variation = SnapshotVariation()
  private let device: Device?
  private let fonts: SnapshotFonts?
  private let assets: (any AssetCatalogue)?

  /// - Parameters:
  ///   - device: nil is the scope's, or else an iPhone 8.
  ///   - display: how often the display ticks; pictures, films and traces show its ticks.
  ///   - style: light or dark.
  ///   - textSize: the user's preferred text size.
  ///   - assets: where `UIImage(named:)` looks; nil is the scope's images.
  ///   - fonts: where the system font comes from; nil is the scope's, or else the block font, whose goldens
  ///     depend on no font file.
  ///   - makeController: called once a snapshot.
  public init(
    on device: Device? = nil, timeline: Timeline = [], display: DisplayRate = .standard,
    style: UIUserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
    assets: (any AssetCatalogue)? = nil, fonts: SnapshotFonts? = nil,
    makeController: @escaping () throws -> UIViewController
  ) {
    (self.device, self.fonts, self.assets) = (device, fonts, assets)
    make = { setting in
      let own = StageConditions(
        device: setting.device ?? .iPhone8, display: display, style: style, textSize: textSize)
      return try Stage(
        under: setting.variation.varying(own), timeline: timeline, assets: setting.assets,
        fonts: setting.fonts, makeRoot: makeController)
    }
  }

  /// The screen, device and script of a scene. Its outputs, with what they draw around the screen, and the
  /// screens that it compares with this one are left alone.
  public init(
    _ scene: SceneDescription, screens: ScreenCatalogue = .builtIn,
    assets: (any AssetCatalogue)? = nil, fonts: SnapshotFonts? = nil
  ) {
    (self.fonts, self.assets) = (fonts, assets)
    device = scene.device
    make = { setting in
      var conditions = setting.variation.varying(scene.conditions)
      conditions.device = setting.device ?? conditions.device
      return try screens.stage(
        for: scene.under(conditions), assets: setting.assets, fonts: setting.fonts)
    }
    let first = make
    self.scene = (
      scene.timing,
      { setting in
        guard !scene.panels.isEmpty else { return [FigurePanel(try first(setting))] }
        return try scene.panels.map { panel in
          let stage = try screens.stage(
            for: panel.scene, assets: setting.assets, fonts: setting.fonts)
          return FigurePanel(stage, caption: panel.caption)
        }
      }
    )
  }

  /// The screen, device and script of a scene file; of variants the first.
  ///
  /// - Parameters:
  ///   - path: absolute, or from the folder of the source file.
  ///   - screens: what the scene can name.
  ///   - assets: where `UIImage(named:)` looks; nil is the scope's images.
  ///   - fonts: where the system font comes from; nil is the scope's.
  ///   - filePath: of the call.
  /// - Throws: `InvalidScene` with all problems; Foundation's error for a file that cannot be read.
  public init(
    contentsOf path: String, screens: ScreenCatalogue = .builtIn,
    assets: (any AssetCatalogue)? = nil, fonts: SnapshotFonts? = nil,
    relativeTo filePath: StaticString = #filePath
  ) throws {
    let folder = ("\(filePath)" as NSString).deletingLastPathComponent
    let file = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let scenes = try SceneFile.scenes([UInt8](bytes), fileName: file, screens: screens.names) {
      (try? Data(contentsOf: URL(fileURLWithPath: $0))).map { [UInt8]($0) }
    }
    self.init(scenes[0], screens: screens, assets: assets, fonts: fonts)
  }

  /// The same under other circumstances.
  func varied(_ variation: SnapshotVariation) -> ScriptedScreen {
    var screen = self
    screen.variation = variation
    return screen
  }

  /// How screens that its scene compares share one clock.
  var timing: FigureTiming { scene?.timing ?? .start }

  /// A fresh stage of it.
  func stage(in scope: SnapshotScope, filePath: String) throws -> Stage {
    try make(setting(in: scope, filePath: filePath))
  }

  /// Fresh stages of all that an output of its scene shows: every screen that the scene compares.
  func panels(in scope: SnapshotScope, filePath: String) throws -> [FigurePanel] {
    guard let scene else {
      return [FigurePanel(try stage(in: scope, filePath: filePath))]
    }
    return try scene.makePanels(setting(in: scope, filePath: filePath))
  }

  private func setting(in scope: SnapshotScope, filePath: String) -> ScreenSetting {
    ScreenSetting(
      device: variation.device ?? device ?? scope.device, variation: variation,
      assets: assets ?? (scope.images ?? .none).catalogue(forTestsIn: filePath),
      fonts: library(in: scope))
  }

  /// Where its fonts come from; nil is the block font.
  func library(in scope: SnapshotScope) -> FontLibrary? {
    (fonts ?? scope.fonts ?? .block).library
  }
}
