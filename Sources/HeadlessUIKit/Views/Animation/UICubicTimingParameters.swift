public import Foundation
import ScrollPhysics

/// A cubic from (0, 0) to (1, 1).
open class UICubicTimingParameters: _Object, UITimingCurveProvider {
  /// Of the curve.
  public let controlPoint1, controlPoint2: CGPoint
  /// The curve of that name, if it was made of one.
  public let animationCurve: UIView.AnimationCurve

  /// Core Animation's default curve.
  public init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    super.init(_object: ())
  }

  /// One of UIKit's.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let cubic = curve.cubic
    controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
    controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    super.init(_object: ())
  }

  /// A cubic with these control points; the x are cut to 0…1.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    super.init(_object: ())
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicTimingCurve {
    CubicTimingCurve(
      x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y))
  }
}
