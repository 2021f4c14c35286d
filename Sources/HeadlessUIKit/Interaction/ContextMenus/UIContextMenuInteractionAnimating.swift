/// The transition of a context menu in or out, to which a delegate adds animations.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The previewed controller; nil if the view itself is previewed.
  var previewViewController: UIViewController? { get }
  /// Adds a closure of changes to animate together with the transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run at the end of the transition.
  func addCompletion(_ completion: @escaping () -> Void)
}
