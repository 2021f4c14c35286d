/// The visual effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a type from its name. Names other than the four below behave as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old appearance fades out over the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
