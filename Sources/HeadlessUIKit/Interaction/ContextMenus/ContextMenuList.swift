import Foundation

/// A table or a collection, whose delegate says what a finger that stays on an item brings.
@MainActor
protocol ContextMenuList: UIView {
  /// The item at a point of the list and what its menu is; nil for none.
  func menu(at point: CGPoint) -> (IndexPath, UIContextMenuConfiguration)?
  func liftedPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview?
  func dismissedPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview?
  func menuPictureTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// The view that shows an item; nil where none does.
  func shownView(at path: IndexPath) -> UIView?
}
