/// One of the screens that a scene shows side by side: the scene with what `compare` says differently.
public struct ScenePanel: Sendable {
  /// A scene of its own, without outputs and panels.
  public let scene: SceneDescription
  /// What is written under it; nil for nothing.
  public let caption: String?
}
