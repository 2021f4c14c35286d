/// Shows that something dragged stays over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// It came, stays, has opened the view or left: the context's `state` says which.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}
