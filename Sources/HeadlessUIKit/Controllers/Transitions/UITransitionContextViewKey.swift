/// Which side's view of a transition is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String

  /// A name without a meaning finds nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is seen at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// What is seen at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
