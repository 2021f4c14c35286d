/// The transition of a context menu that closes because its preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Whether the preview expands over the screen (`pop`) or returns to its view. Ignored: it always
  /// returns.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
