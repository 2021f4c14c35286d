/// The object that decides which drags may activate a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Returns whether the drag may activate the view. It is called when the drag enters the view or
  /// another cell of a list.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the view was activated or the drag has left it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// The default implementation does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
