import Foundation

/// A timing curve given by the two inner control points of a cubic from (0, 0) to (1, 1), as in
/// `CAMediaTimingFunction`.
///
/// The curve parameter is solved to the last bit of a Double, so that different frame rates sample
/// identical values.
public struct CubicTimingCurve: Hashable, Sendable {
  /// The share of the duration at the first control point, 0...1.
  public let x1: Double
  /// The progress at the first control point, not limited. If it is below 0, the curve first runs
  /// backwards.
  public let y1: Double
  /// The share of the duration at the second control point, 0...1.
  public let x2: Double
  /// The progress at the second control point, not limited. If it is above 1, the curve overshoots.
  public let y2: Double

  /// Core Animation's `easeInEaseOut`, (0.42, 0) (0.58, 1).
  public static let easeInOut = CubicTimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Creates a curve. `x1` and `x2` are limited to 0...1, without which the curve would not be a
  /// function of time; NaN counts as 0.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(0, x1), 1)
    self.y1 = y1
    self.x2 = min(max(0, x2), 1)
    self.y2 = y2
  }

  /// Returns the progress at a share of the duration, which is limited to 0...1.
  public func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    return Self.cubic(y1, y2, parameter(at: share))
  }

  /// Returns the progress per share of the duration. It is 0 outside 0..<1 and where the curve is
  /// vertical.
  public func slope(at share: Double) -> Double {
    guard share >= 0, share < 1 else { return 0 }
    let s = parameter(at: share)
    let run = Self.cubicSlope(x1, x2, s)
    return run > 0 ? Self.cubicSlope(y1, y2, s) / run : 0
  }

  private func parameter(at share: Double) -> Double {
    bracketedRoot(in: 0...1) { s in
      (Self.cubic(x1, x2, s) - share, Self.cubicSlope(x1, x2, s))
    }
  }

  private static func cubic(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func cubicSlope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
