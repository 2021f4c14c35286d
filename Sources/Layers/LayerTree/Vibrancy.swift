public import Graphics

/// Shows what lies under a layer through all that the layer and its sublayers draw, of which only the
/// alpha counts: Core Animation's filter of visual effects that are vibrant. What lies under it is what
/// was drawn before it into the same group, as with `Backdrop`.
public struct Vibrancy: Hashable, Sendable {
  /// How far colours that shine through are moved away from their grey: 1 leaves them, 0 takes them.
  public var saturation: Double
  /// Laid over what shines through, by its alpha.
  public var color: Color
  /// From 0, where the layer has its own colours, to 1; cut to that, NaN is 0.
  public var strength: Double

  /// Factors.
  public init(saturation: Double, color: Color, strength: Double = 1) {
    (self.saturation, self.color, self.strength) = (saturation, color, strength)
  }
}
