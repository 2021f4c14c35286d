import HeadlessUIKit
import Overscroll
import Typography

/// All of a stage but what is shown on it.
@MainActor
struct StageSetting {
  private let scene: SceneDescription
  private let circumstances: SceneCircumstances
  private let assets: any AssetCatalogue
  private let fonts: FontLibrary?

  init(
    _ scene: SceneDescription, _ circumstances: SceneCircumstances, _ assets: any AssetCatalogue,
    _ fonts: FontLibrary?
  ) {
    (self.scene, self.circumstances, self.assets, self.fonts) = (
      scene, circumstances, assets, fonts
    )
  }

  /// - Throws: what `Stage` throws, and the closure.
  func stage(makeRoot: () throws -> UIViewController) throws -> Stage {
    try Stage(
      device: circumstances.device ?? scene.device, timeline: scene.timeline,
      display: scene.display, style: circumstances.style ?? scene.style,
      textSize: circumstances.textSize ?? scene.textSize, assets: assets, fonts: fonts,
      makeRoot: makeRoot)
  }

  /// - Throws: what `Stage` throws, and the closure.
  func stage(ofWindow makeWindow: () throws -> UIWindow) throws -> Stage {
    try Stage(
      device: circumstances.device ?? scene.device, timeline: scene.timeline,
      display: scene.display, style: circumstances.style ?? scene.style,
      textSize: circumstances.textSize ?? scene.textSize, assets: assets, fonts: fonts,
      launch: makeWindow)
  }
}
