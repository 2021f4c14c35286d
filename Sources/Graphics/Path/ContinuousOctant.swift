internal import Foundation

/// Half of a continuous corner: from where it leaves its straight side to where it meets the other half
/// at 45°. In radii; x runs along the side away from the corner, y away from the side.
///
/// The constants of the full curve are those of `-[UIBezierPath bezierPathWithRoundedRect:cornerRadius:]`
/// since iOS 7, which PaintCode published (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles).
/// They need 1.528665 radii of the side. Where half the side is shorter it is the smoothing that
/// gives way, not the radius, as Flutter's engine found when it was fitted to iOS
/// (https://github.com/flutter/flutter/blob/master/engine/src/flutter/impeller/geometry/round_superellipse_param.cc):
/// each half corner by its own side, the gap at 45° always that of the circle, a circle where half the
/// side is the radius. Here the control points go straight from the circle's to the full curve's:
/// within 0.005 radii of Flutter's superellipses, which need a root per point.
struct ContinuousOctant {
  /// 0: a quarter circle's half; 1: the full curve.
  private let smoothing: Double

  /// `half` is half the side's length; at least `radius`, which is positive.
  init(half: CGFloat, radius: CGFloat) {
    let room = Double(half / radius)
    smoothing = min(max((room - 1) / (Self.full[0].x - 1), 0), 1)
  }

  /// How far from the corner the curve begins.
  var reach: CGFloat { 1 + (Self.full[0].x - 1) * smoothing }

  /// How far the curve stays from either side at 45°.
  var middle: Double { point(7).x }

  /// A cubic, a line and a cubic: eight points, the last at 45°.
  func points(meetingAt middle: Double) -> [SIMD2<Double>] {
    let end = SIMD2(middle, middle), shift = end - point(7)
    return (0..<6).map(point) + [point(6) + shift, end]
  }

  private func point(_ index: Int) -> SIMD2<Double> {
    Self.circle[index] + (Self.full[index] - Self.circle[index]) * smoothing
  }

  private static let full: [SIMD2<Double>] = [
    SIMD2(1.528665, 0), SIMD2(1.088492, 0), SIMD2(0.868407, 0), SIMD2(0.669934, 0.065496),
    // The half of a cubic that reaches to the other side's (0.074911, 0.631494).
    SIMD2(0.631494, 0.074911), SIMD2(0.502159, 0.1219855), SIMD2(0.3865495, 0.19646275),
    SIMD2(0.29150575, 0.29150575),
  ]

  /// The circle, cut at 20°, where the full curve's line has its slope.
  private static let circle: [SIMD2<Double>] = [
    SIMD2(1, 0), SIMD2(0.883348, 0), SIMD2(0.767596, 0.020410), SIMD2(0.657980, 0.060307),
    SIMD2(0.657980, 0.060307), SIMD2(0.520762, 0.110250), SIMD2(0.396148, 0.189639),
    SIMD2(0.292893, 0.292893),
  ]
}
