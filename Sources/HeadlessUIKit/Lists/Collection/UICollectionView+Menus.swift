import Foundation

extension UICollectionView: ContextMenuList {
  func menu(at point: CGPoint) -> (IndexPath, UIContextMenuConfiguration)? {
    guard let path = indexPathForItem(at: point), let delegate = collectionDelegate,
      let menu = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: point)
        ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    else { return nil }
    return (path, menu)
  }

  func liftedPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    collectionDelegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? collectionDelegate?.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissedPreview(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    collectionDelegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      ?? collectionDelegate?.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuPictureTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillDisappear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
