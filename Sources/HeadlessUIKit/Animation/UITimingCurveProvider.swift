public import Foundation
import ScrollPhysics

/// How the progress of a property animator follows its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The cubic; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a cubic.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic from (0, 0) to (1, 1).
open class UICubicTimingParameters: _Object, UITimingCurveProvider {
  /// Of the curve.
  public let controlPoint1, controlPoint2: CGPoint
  /// The curve of that name, if it was made of one.
  public let animationCurve: UIView.AnimationCurve

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

/// A damped spring.
open class UISpringTimingParameters: _Object, UITimingCurveProvider {
  private enum Kind {
    /// At rest after the animator's duration.
    case ratio(CGFloat)
    /// With a duration of its own.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  /// Toward the end, in ways a second; of a vector the part along x.
  public let initialVelocity: CGVector

  /// A spring that is at rest after the animator's duration.
  ///
  /// - Parameter ratio: 1 comes to rest without a swing, smaller ones swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// A mass on a spring, which comes to rest when it does, whatever the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// Apple's usual spring: a mass of 3, a stiffness of 1000, a damping of 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func spring(duration: TimeInterval) -> (curve: SpringTimingCurve, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let duration = max(duration, 1e-6)
      return (
        SpringTimingCurve(
          dampingRatio: Double(ratio), initialVelocity: Double(initialVelocity.dx),
          settlingAfter: duration), duration
      )
    case .physical(let mass, let stiffness, let damping):
      let curve = SpringTimingCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(initialVelocity.dx))
      return (curve, curve.settlingTime)
    }
  }
}

extension UIView {
  /// The curves that have a name; raw values as UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same speed throughout.
    case linear

    var cubic: CubicTimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: CubicTimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: CubicTimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case .linear: CubicTimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
      }
    }
  }
}
