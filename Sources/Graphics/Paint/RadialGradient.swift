public import Foundation

/// A gradient on circles between two given circles, as Core Graphics' radial gradient.
///
/// The circle at t has its centre at `startCenter + t·(endCenter − startCenter)` and a radius
/// interpolated in the same way. If several circles pass through a point, the one with the largest
/// t is visible. Colours are mixed as in `LinearGradient`.
public struct RadialGradient: Hashable, Sendable {
  /// The centres at t = 0 and t = 1.
  public var startCenter, endCenter: CGPoint
  /// The radii at t = 0 and t = 1. Negative values and NaN count as 0 in the initializer.
  public var startRadius, endRadius: CGFloat
  /// The colour stops, as in a linear gradient, with t as the location.
  public var stops: [LinearGradient.Stop]
  /// Whether circles with t below 0, or above 1, are drawn in the first or last colour. Points that
  /// no circle passes through stay unpainted.
  public var extendsBeforeStart, extendsAfterEnd: Bool

  /// Creates a gradient. By default, its circles share a centre, start at a point and extend for
  /// ever.
  public init(
    startCenter: CGPoint, startRadius: CGFloat = 0, endCenter: CGPoint? = nil, endRadius: CGFloat,
    stops: [LinearGradient.Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true
  ) {
    self.startCenter = startCenter
    self.endCenter = endCenter ?? startCenter
    self.startRadius = startRadius > 0 ? startRadius : 0
    self.endRadius = endRadius > 0 ? endRadius : 0
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}
