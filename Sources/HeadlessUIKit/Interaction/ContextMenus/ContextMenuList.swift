import Foundation

/// A table view or collection view whose delegate supplies context menus for its items.
@preconcurrency @MainActor
protocol ContextMenuList: UIView {
  /// Returns the item at a point of the list and its menu configuration, or nil if it has no menu.
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
  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillDisappear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns the view that shows an item, or nil if the item is not visible.
  func shownView(at path: IndexPath) -> UIView?
}
