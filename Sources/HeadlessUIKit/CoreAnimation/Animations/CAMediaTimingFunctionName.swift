import ScrollPhysics

/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a name. Names other than the five below give the linear function.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default of Core Animation, with control points (0.25, 0.1) and (0.25, 1).
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
