public import Foundation

/// Colours on circles that go from one to another, as Core Graphics' radial gradient: the circle at t
/// has its centre at `startCenter + t·(endCenter − startCenter)` and its radius likewise, and where
/// several pass through a point the one with the largest t is seen. Colours mix as in
/// `LinearGradient`.
public struct RadialGradient: Hashable, Sendable {
  /// The centres at t 0 and 1.
  public var startCenter, endCenter: CGPoint
  /// The radii at t 0 and 1; negative and NaN are 0.
  public var startRadius, endRadius: CGFloat
  /// As of a linear gradient: t is the location.
  public var stops: [LinearGradient.Stop]
  /// Whether circles before t 0, and beyond t 1, are drawn, in the first and last colour. Where no
  /// circle passes nothing is drawn.
  public var goesOnBefore, goesOnAfter: Bool

  /// Circles around one centre, from a point on, going on for ever, unless told.
  public init(
    startCenter: CGPoint, startRadius: CGFloat = 0, endCenter: CGPoint? = nil, endRadius: CGFloat,
    stops: [LinearGradient.Stop], goesOnBefore: Bool = true, goesOnAfter: Bool = true
  ) {
    self.startCenter = startCenter
    self.endCenter = endCenter ?? startCenter
    self.startRadius = startRadius > 0 ? startRadius : 0
    self.endRadius = endRadius > 0 ? endRadius : 0
    self.stops = stops
    self.goesOnBefore = goesOnBefore
    self.goesOnAfter = goesOnAfter
  }
}
