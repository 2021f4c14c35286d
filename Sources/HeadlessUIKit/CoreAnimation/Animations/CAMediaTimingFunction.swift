public import Foundation
import ScrollPhysics

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to
/// progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicTimingCurve

  init(_ curve: CubicTimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Creates a linear timing function.
  public convenience override init() { self.init(name: .linear) }

  /// Creates a predefined timing function. An unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(name.curve) }

  /// Creates a timing function with two control points. Their x coordinates are clamped to 0…1.
  public convenience init(
    controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float
  ) {
    self.init(
      CubicTimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
  }

  /// Writes the x and y coordinates of a point to `ptr`.
  ///
  /// Index 0 is the start, 1 and 2 are the control points, 3 is the end. Other indices are clamped
  /// to this range.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    let point = points[min(max(idx, 0), 3)]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }
}
