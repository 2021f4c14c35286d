/// What can have the focus: views.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  var canBecomeFocused: Bool { get }
}

extension UIFocusItem {
  /// False: nothing has the focus here.
  public var isFocused: Bool { false }
}
