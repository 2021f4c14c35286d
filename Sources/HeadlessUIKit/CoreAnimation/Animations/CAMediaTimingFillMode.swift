/// The values an animation displays before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the four below behave as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Displays the final value after the end, until the animation is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Displays the initial value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Displays the initial value before the start and the final value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Displays the animated values only while the animation runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
