public import Foundation

/// A gradient around a point, with one colour per ray.
///
/// Locations run from 0 at `angle` once around to 1, towards larger angles, which is clockwise with
/// y pointing down. Colours are mixed as in `LinearGradient`.
public struct ConicGradient: Hashable, Sendable {
  /// The origin of the rays.
  public var center: CGPoint
  /// The direction of the first colour's ray, in radians. 0 points towards greater x.
  public var angle: CGFloat
  /// The colour stops, as in a linear gradient.
  public var stops: [LinearGradient.Stop]

  /// Creates a conic gradient. An angle of 0 points towards greater x.
  public init(center: CGPoint, angle: CGFloat = 0, stops: [LinearGradient.Stop]) {
    (self.center, self.angle, self.stops) = (center, angle, stops)
  }
}
