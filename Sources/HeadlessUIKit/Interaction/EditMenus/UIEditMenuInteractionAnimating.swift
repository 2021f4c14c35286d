/// The transition of an edit menu in or out, to which a delegate adds animations.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds a closure of changes to animate together with the transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run at the end of the transition.
  func addCompletion(_ completion: @escaping () -> Void)
}
