/// What the focus can be in: views and controllers. Nothing has the focus here, as on a phone without a keyboard, so
/// that nobody is asked or told.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus would go, the best first.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be looked for again.
  func setNeedsFocusUpdate()
  /// Has it looked for now.
  func updateFocusIfNeeded()
  /// Whether the focus may go.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus goes.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}
