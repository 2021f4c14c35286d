/// Says over what something dragged may stay to open it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Whether it may; asked when it comes over the view, or over another cell of a list.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// It has opened the view, or left.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
