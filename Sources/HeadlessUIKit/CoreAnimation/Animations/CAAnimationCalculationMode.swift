/// The interpolation between the keyframes of a `CAKeyframeAnimation`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the five below behave as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates linearly between consecutive keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from one keyframe to the next without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolates linearly at a constant speed; key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolates with a smooth curve (Catmull–Rom) through all keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolates with a smooth curve, and gives each step time in proportion to its distance.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
