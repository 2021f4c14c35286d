public import Graphics

/// An effect that shows the content below a layer through everything the layer and its sublayers
/// draw.
///
/// Only the alpha of the layer's content matters. It corresponds to Core Animation's filter of
/// vibrant visual effects. The content below is that drawn earlier into the same group, as for
/// `Backdrop`.
public struct Vibrancy: Hashable, Sendable {
  /// The factor of saturation of the content below: 1 leaves colours unchanged, 0 makes them grey.
  public var saturation: Double
  /// The colour laid over the content below, by its alpha.
  public var color: Color
  /// The strength of the effect: 0 leaves the layer its own colours, 1 is the full effect. Clamped
  /// to 0…1; NaN counts as 0.
  public var strength: Double

  /// Creates a vibrancy effect with a saturation factor, a colour and a strength.
  public init(saturation: Double, color: Color, strength: Double = 1) {
    (self.saturation, self.color, self.strength) = (saturation, color, strength)
  }
}
