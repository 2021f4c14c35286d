import Foundation

extension UITableView: ContextMenuList {
  func menu(at point: CGPoint) -> (IndexPath, UIContextMenuConfiguration)? {
    guard let path = indexPathForRow(at: point),
      let menu = tableDelegate?.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return (path, menu)
  }

  func liftedPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissedPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuPictureTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillDisappear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
