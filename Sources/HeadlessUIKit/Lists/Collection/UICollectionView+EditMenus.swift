import Foundation

extension UICollectionView: EditMenuList {
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
