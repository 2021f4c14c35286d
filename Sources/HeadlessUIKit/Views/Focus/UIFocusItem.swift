/// An object that can be focused: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  var canBecomeFocused: Bool { get }
}

extension UIFocusItem {
  /// Whether the item is focused. Always false: focus is not simulated.
  public var isFocused: Bool { false }
}
