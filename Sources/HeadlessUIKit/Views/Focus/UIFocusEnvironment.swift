/// An object that takes part in focus updates: a view or a view controller. Focus is not simulated,
/// as on a phone without a keyboard, so these members are not called.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The environments that focus should move to, in order of preference.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests a focus update.
  func setNeedsFocusUpdate()
  /// Updates the focus immediately if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether a focus update may happen.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after a focus update.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusItem {}
