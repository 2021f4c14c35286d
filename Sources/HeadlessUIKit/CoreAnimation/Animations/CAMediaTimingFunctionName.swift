import ScrollPhysics

/// The timing functions that have a name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the five are linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Of animations that nobody gave one: (0.25, 0.1), (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var curve: CubicTimingCurve {
    switch self {
    case .easeIn: CubicTimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicTimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInEaseOut: .easeInOut
    case .default: CubicTimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    default: CubicTimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    }
  }
}
