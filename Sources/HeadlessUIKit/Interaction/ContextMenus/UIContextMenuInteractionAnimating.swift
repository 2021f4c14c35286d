/// The way of a menu in or out, for what moves with it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that is shown; nil where it is the view itself.
  var previewViewController: UIViewController? { get }
  /// Runs with the way.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs at its end.
  func addCompletion(_ completion: @escaping () -> Void)
}
