public import Foundation
import ScrollPhysics

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: _Object, UITimingCurveProvider {
  /// The control points of the curve.
  public let controlPoint1, controlPoint2: CGPoint
  /// The predefined curve that these parameters were made from; `easeInOut` otherwise.
  public let animationCurve: UIView.AnimationCurve

  /// Creates Core Animation's default curve, with the control points (0.25, 0.1) and (0.25, 1).
  public init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    super.init(_object: ())
  }

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let cubic = curve.cubic
    controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
    controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    super.init(_object: ())
  }

  /// Creates a curve with two control points, whose x coordinates are clamped to 0…1.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    super.init(_object: ())
  }

  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the curve is not a spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicTimingCurve {
    CubicTimingCurve(
      x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y))
  }
}
