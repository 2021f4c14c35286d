import ScrollPhysics

/// How the progress of a property animator follows its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The cubic; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a cubic.
  var springTimingParameters: UISpringTimingParameters? { get }
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
