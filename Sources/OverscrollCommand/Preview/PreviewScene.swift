import Foundation
import HeadlessUIKit
import Overscroll

/// A scene that is ready to be shown: parsed, with its app compiled and loaded and the user's
/// choices applied.
@MainActor
struct PreviewScene {
  /// The scene as written in the file.
  let written: SceneDescription
  /// The scene as shown, with one screen.
  let shown: SceneDescription
  let choice: PreviewChoice
  /// The variants of the screen, the default first.
  let variants: [String]
  private let options: SceneOptions
  private let app: LoadedApp?
  private let assets: DirectoryAssets

  /// Reads the scene, and compiles and loads its app.
  ///
  /// - Throws: `Failure` for a scene, an app or a folder that cannot be used.
  init(_ path: String, _ choice: PreviewChoice, _ options: SceneOptions, _ console: Console) throws
  {
    let scene = try options.scene(path)
    let panel = choice.panel.flatMap {
      scene.panels.indices.contains($0) ? scene.panels[$0].scene : nil
    }
    let shown = panel ?? scene.panels.first?.scene ?? scene
    let definitions = ScreenCatalogue.offered.definitions
    let variants =
      shown.app == nil
      ? definitions.first { $0.name == shown.screen.name }?.variants ?? [] : []
    written = scene
    if let variant = choice.variant, variants.contains(variant) {
      self.shown = shown.showing(variant: variant, of: variants)
    } else {
      self.shown = shown
    }
    self.variants = variants
    self.choice = choice
    self.options = options
    app = try options.app(of: self.shown, at: path, console)
    assets = try options.assets(forSceneAt: path)
  }

  /// Returns a new stage that plays the scene's script, or another timeline if one is given.
  ///
  /// - Throws: The errors of `SceneOptions.stage`.
  func stage(playing timeline: Timeline? = nil) throws -> Stage {
    let scene = timeline.map { shown.playing($0) } ?? shown
    return try options.stage(
      for: scene.under(choice.varying(scene.conditions)), app: app, assets: assets)
  }

  var device: Device { choice.chosenDevice ?? shown.device }

  /// Checks for damaged images and fonts, which some screens load late.
  ///
  /// - Throws: `Failure` if there are any.
  func check(_ stage: Stage) throws { try options.check(stage, assets) }

  /// Returns the stage's and the app's problems without repetitions.
  func problems(of stage: Stage) -> [String] {
    (stage.problems + (app?.problems ?? [])).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Returns the description of an error with its position in the file.
  func message(for error: any Error) -> String {
    (error as? Failure)?.message ?? shown.explain(error)
  }

  /// Returns the text of the scene file with another timeline and with the user's choices.
  func text(_ timeline: Timeline) -> String {
    let scene = written.panels.isEmpty ? written : shown
    return scene.text(
      timeline: timeline, device: choice.chosenDevice, style: choice.chosenStyle,
      textSize: choice.chosenTextSize,
      variant: choice.variant.flatMap { variants.contains($0) ? $0 : nil })
  }
}
