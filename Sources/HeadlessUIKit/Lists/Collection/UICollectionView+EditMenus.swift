import Foundation

extension UICollectionView: EditMenuList {
  func editedCell(at point: CGPoint) -> (IndexPath, any EditMenuCell)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  func path(ofEdited cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  func showsEditMenu(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  func allowsEditing(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    collectionDelegate?.collectionView(
      self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
  }

  func edit(_ action: Selector, at path: IndexPath, sender: Any?) {
    collectionDelegate?.collectionView(
      self, performAction: action, forItemAt: path, withSender: sender)
  }
}

extension UICollectionViewCell: EditMenuCell {
  func mark(_ isMarked: Bool) { isHighlighted = isMarked }
}
