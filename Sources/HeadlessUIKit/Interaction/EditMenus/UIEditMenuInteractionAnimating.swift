/// The way of an edit menu in or out, for what moves with it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Runs with the way.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs at its end.
  func addCompletion(_ completion: @escaping () -> Void)
}
