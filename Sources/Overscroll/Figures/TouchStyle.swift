/// The style of the script's fingers, which are drawn as discs that appear, move and fade.
public struct TouchStyle: Hashable, Sendable {
  /// Whether a finger leaves a fading trail.
  public var hasTrail: Bool

  /// Creates a style, by default without a trail.
  public init(hasTrail: Bool = false) { self.hasTrail = hasTrail }
}
