/// How one picture of a layer goes over into the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the four fade.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old one goes while the new one comes.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
