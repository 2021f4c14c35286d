import ScrollPhysics

/// An object that defines how a property animator's progress depends on time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The cubic curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
  /// The predefined timing curves. Raw values match UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Accelerates at the start and slows down at the end.
    case easeInOut
    /// Accelerates at the start.
    case easeIn
    /// Slows down at the end.
    case easeOut
    /// Constant speed.
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
