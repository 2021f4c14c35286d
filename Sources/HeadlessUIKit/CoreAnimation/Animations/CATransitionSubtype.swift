/// From which side a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the four are `fromRight`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// It moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// It moves down.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// It moves up.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
