internal import Foundation

/// Half of a continuous corner, from the straight side to the point at 45° where it meets the other
/// half.
///
/// Coordinates are in radii; x runs along the side away from the corner, y away from the side.
///
/// The constants of the full curve are those of `-[UIBezierPath
/// bezierPathWithRoundedRect:cornerRadius:]` since iOS 7, published by PaintCode
/// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles). They need 1.528665 radii
/// of the side. If half the side is shorter, the smoothing is reduced, not the radius, as Flutter's
/// engine found when it was fitted to iOS (`impeller/geometry/round_superellipse_param.cc` in
/// https://github.com/flutter/flutter/tree/master/engine/src/flutter): each half corner depends on
/// its own side, the gap at 45° is always that of the circle, and the result is a circle if half
/// the side is the radius. Here the control points are interpolated between the circle and the full
/// curve. The result is within 0.005 radii of Flutter's superellipses, which need a root per point.
struct ContinuousOctant {
  /// The degree of smoothing: 0 is half a quarter circle, 1 the full curve.
  private let smoothing: Double

  /// Creates the half corner. `half` is half the length of the side and at least `radius`, which is
  /// positive.
  init(half: CGFloat, radius: CGFloat) {
    let room = Double(half / radius)
    smoothing = min(max((room - 1) / (Self.full[0].x - 1), 0), 1)
  }

  /// The distance from the corner at which the curve begins.
  var reach: CGFloat { 1 + (Self.full[0].x - 1) * smoothing }

  /// The distance of the curve from each side at 45°.
  var middle: Double { point(7).x }

  /// Returns a cubic, a line and a cubic: eight points, the last one at 45°.
  func points(meetingAt middle: Double) -> [SIMD2<Double>] {
    let end = SIMD2(middle, middle), shift = end - point(7)
    return (0..<6).map(point) + [point(6) + shift, end]
  }

  private func point(_ index: Int) -> SIMD2<Double> {
    Self.circle[index] + (Self.full[index] - Self.circle[index]) * smoothing
  }

  private static let full: [SIMD2<Double>] = [
    SIMD2(1.528665, 0), SIMD2(1.088492, 0), SIMD2(0.868407, 0), SIMD2(0.669934, 0.065496),
    // The half of a cubic that ends at (0.074911, 0.631494) on the other side.
    SIMD2(0.631494, 0.074911), SIMD2(0.502159, 0.1219855), SIMD2(0.3865495, 0.19646275),
    SIMD2(0.29150575, 0.29150575),
  ]

  /// The circle, divided at 20°, where it has the slope of the full curve's line.
  private static let circle: [SIMD2<Double>] = [
    SIMD2(1, 0), SIMD2(0.883348, 0), SIMD2(0.767596, 0.020410), SIMD2(0.657980, 0.060307),
    SIMD2(0.657980, 0.060307), SIMD2(0.520762, 0.110250), SIMD2(0.396148, 0.189639),
    SIMD2(0.292893, 0.292893),
  ]
}
