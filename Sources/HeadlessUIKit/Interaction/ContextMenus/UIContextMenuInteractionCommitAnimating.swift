/// The way of a menu out, since its picture was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Whether the picture grows out of the screen or goes back. Kept: it goes back.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
