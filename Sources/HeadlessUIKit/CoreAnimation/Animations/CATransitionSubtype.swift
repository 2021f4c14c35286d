/// The side from which a transition enters.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a subtype from its name. Names other than the four below behave as `fromRight`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition enters from the right and moves left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition enters from the left and moves right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition enters from the top and moves down.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition enters from the bottom and moves up.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
