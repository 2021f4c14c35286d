import Foundation
public import HeadlessUIKit
public import Overscroll
public import Typography

/// A screen on a device with a script for the finger, for snapshots. Every snapshot creates the
/// screen again, so none depends on the state that another left.
@MainActor
public struct ScriptedScreen {
  private let make: (ScreenSetting) throws -> Stage
  /// The timing and panels of the scene that the screen was created from; nil without a scene.
  private var scene: (timing: FigureTiming, makePanels: (ScreenSetting) throws -> [FigurePanel])?
  private var variation = SnapshotVariation()
  private let device: Device?
  private let fonts: SnapshotFonts?
  private let assets: (any AssetCatalogue)?

  /// Creates a screen from a closure that returns its view controller.
  ///
  /// - Parameters:
  ///   - device: The device; nil is that of the scope, or otherwise an iPhone 8.
  ///   - display: The rate at which the display ticks. Pictures, films and traces show its ticks.
  ///   - style: Light or dark.
  ///   - textSize: The user's preferred text size.
  ///   - assets: The catalogue in which `UIImage(named:)` looks; nil is the images of the scope.
  ///   - fonts: The source of the system font. Nil is that of the scope, or otherwise the block
  ///     font, whose goldens depend on no font file.
  ///   - makeController: Creates the root view controller; called once per snapshot.
  public init(
    on device: Device? = nil, timeline: Timeline = [], display: DisplayRate = .standard,
    style: UIUserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
    assets: (any AssetCatalogue)? = nil, fonts: SnapshotFonts? = nil,
    makeController: @escaping () throws -> UIViewController
  ) {
    self.init(
      on: device,
      under: StageConditions(
        device: .iPhone8, display: display, style: style, textSize: textSize),
      timeline: timeline, assets: assets, fonts: fonts, makeController)
  }

  /// Creates a screen under any conditions, such as a date, a time zone, a seed or a locale.
  ///
  /// - Parameters:
  ///   - conditions: The conditions, with the device.
  ///   - assets: The catalogue in which `UIImage(named:)` looks; nil is the images of the scope.
  ///   - fonts: The source of the system font; nil is that of the scope.
  ///   - makeController: Creates the root view controller; called once per snapshot.
  public init(
    under conditions: StageConditions, timeline: Timeline = [],
    assets: (any AssetCatalogue)? = nil, fonts: SnapshotFonts? = nil,
    makeController: @escaping () throws -> UIViewController
  ) {
    self.init(
      on: conditions.device, under: conditions, timeline: timeline, assets: assets, fonts: fonts,
      makeController)
  }

  /// - Parameter device: The device of the screen. Nil is that of the scope, or otherwise that of
  ///   the conditions.
  private init(
    on device: Device?, under conditions: StageConditions, timeline: Timeline,
    assets: (any AssetCatalogue)?, fonts: SnapshotFonts?,
    _ makeController: @escaping () throws -> UIViewController
  ) {
    (self.device, self.fonts, self.assets) = (device, fonts, assets)
    make = { setting in
      var conditions = setting.variation.varying(conditions)
      conditions.device = setting.device ?? conditions.device
      return try Stage(
        under: conditions, timeline: timeline, assets: setting.assets, fonts: setting.fonts,
        makeRoot: makeController)
    }
  }

  /// Creates a screen from the screen, device and script of a scene. Its outputs, with their
  /// figures, and the screens of its comparison are not used.
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

  /// Creates a screen from the screen, device and script of a scene file; of several variants the
  /// first.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or one relative to the folder of the source file.
  ///   - screens: The screens that the scene can name.
  ///   - assets: The catalogue in which `UIImage(named:)` looks; nil is the images of the scope.
  ///   - fonts: The source of the system font; nil is that of the scope.
  ///   - filePath: The source file of the call.
  /// - Throws: `InvalidScene` with all problems, or Foundation's error for a file that cannot be
  ///   read.
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

  /// Returns the screen with a variation of its conditions.
  func varied(_ variation: SnapshotVariation) -> ScriptedScreen {
    var screen = self
    screen.variation = variation
    return screen
  }

  /// The alignment in time of the screens of the scene's comparison.
  var timing: FigureTiming { scene?.timing ?? .start }

  /// Creates a stage of the screen.
  func stage(in scope: SnapshotScope, filePath: String) throws -> Stage {
    try make(setting(in: scope, filePath: filePath))
  }

  /// Creates stages of all screens that an output of the scene shows, including those of its
  /// comparison.
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

  /// Returns the source of the screen's fonts; nil is the block font.
  func library(in scope: SnapshotScope) -> FontLibrary? {
    (fonts ?? scope.fonts ?? .block).library
  }
}
