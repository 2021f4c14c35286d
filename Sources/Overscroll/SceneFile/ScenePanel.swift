/// One of the screens that a scene shows side by side: the scene with the properties that `compare`
/// changes.
public struct ScenePanel: Sendable {
  /// The scene of the panel, without outputs and panels.
  public let scene: SceneDescription
  /// The caption of the panel; nil for none.
  public let caption: FigureCaption?
}
