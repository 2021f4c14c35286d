public import Foundation

/// Colours around a point, all the same on a ray. Locations run from 0 at `angle` once around to 1,
/// towards larger angles: with y down that is clockwise. Colours mix as in `LinearGradient`.
public struct ConicGradient: Hashable, Sendable {
  /// Where the rays begin.
  public var center: CGPoint
  /// Of the first colour's ray, in radians.
  public var angle: CGFloat
  /// As of a linear gradient.
  public var stops: [LinearGradient.Stop]

  /// An angle of 0 points to greater x.
  public init(center: CGPoint, angle: CGFloat = 0, stops: [LinearGradient.Stop]) {
    (self.center, self.angle, self.stops) = (center, angle, stops)
  }
}
