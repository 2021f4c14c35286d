/// The key of a transition's view controller.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String

  /// Creates a key. An unknown name finds no view controller.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
