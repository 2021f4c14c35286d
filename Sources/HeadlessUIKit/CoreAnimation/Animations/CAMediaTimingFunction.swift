public import Foundation
import ScrollPhysics

/// How the progress of an animation follows its time: a cubic from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicTimingCurve

  init(_ curve: CubicTimingCurve) {
    self.curve = curve
    super.init()
  }

  /// One of Core Animation's; a name it has not is linear.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(name.curve) }

  /// A cubic with these control points; the x are cut to 0…1.
  public convenience init(
    controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float
  ) {
    self.init(
      CubicTimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
  }

  /// Writes x and y of a point: 0 is the beginning, 1 and 2 the control points, 3 and above the end.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    let point = points[min(max(idx, 0), 3)]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }
}
