/// How what lies between two keyframes is found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Names other than the five are linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// One after the other.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed throughout.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Smoothly through all.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Smoothly, each step as long as it is far.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
