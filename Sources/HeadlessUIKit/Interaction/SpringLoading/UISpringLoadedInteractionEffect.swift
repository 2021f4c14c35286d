/// The visual effect that shows that a drag rests over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called when the context's `state` changes, to update the appearance.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}
