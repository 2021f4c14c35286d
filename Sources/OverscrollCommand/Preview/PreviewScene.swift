import Foundation
import HeadlessUIKit
import Overscroll

/// A scene as it is shown: read, its app compiled and loaded, and what was chosen put in.
@MainActor
struct PreviewScene {
  /// As the file has it.
  let written: SceneDescription
  /// As it is shown: one screen.
  let shown: SceneDescription
  let choice: PreviewChoice
  /// The variants of its screen, the default first.
  let variants: [String]
  private let options: SceneOptions
  private let app: LoadedApp?
  private let assets: DirectoryAssets

  /// - Throws: `Failure`, for a scene, an app or a folder that cannot be used.
  init(_ path: String, _ choice: PreviewChoice, _ options: SceneOptions, _ console: Console) throws
  {
    let scene = try options.scene(path)
    let panel = choice.panel.flatMap {
      scene.panels.indices.contains($0) ? scene.panels[$0].scene : nil
    }
    let shown = panel ?? scene.panels.first?.scene ?? scene
    let definitions = OverscrollProgram.catalogue.definitions
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

  /// A fresh stage with the scene's script, or another.
  ///
  /// - Throws: as `SceneOptions.stage`.
  func stage(playing timeline: Timeline? = nil) throws -> Stage {
    let scene = timeline.map { shown.playing($0) } ?? shown
    return try options.stage(
      for: scene.under(choice.varying(scene.conditions)), app: app, assets: assets)
  }

  var device: Device { choice.chosenDevice ?? shown.device }

  /// - Throws: `Failure` for pictures and fonts that are damaged, which some screens ask for late.
  func check(_ stage: Stage) throws { try options.check(stage, assets) }

  /// What could not be shown as the screen meant it.
  func problems(of stage: Stage) -> [String] {
    (stage.problems + (app?.problems ?? [])).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// An error in words that have their place in the file.
  func words(for error: any Error) -> String {
    (error as? Failure)?.message ?? shown.explain(error)
  }

  /// The scene file with a gesture in place of its script, and with what was chosen.
  func text(_ timeline: Timeline) -> String {
    let scene = written.panels.isEmpty ? written : shown
    return scene.text(
      timeline: timeline, device: choice.chosenDevice, style: choice.chosenStyle,
      textSize: choice.chosenTextSize,
      variant: choice.variant.flatMap { variants.contains($0) ? $0 : nil })
  }
}
