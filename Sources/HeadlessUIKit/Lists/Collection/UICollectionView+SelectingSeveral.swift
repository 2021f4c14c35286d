import Foundation

// Conformance to the interface through which `MultipleSelection` selects items.
extension UICollectionView: SelectingList {
  func selectableRow(at point: CGPoint) -> IndexPath? {
    swiper?.swipe != nil ? nil : indexPathForItem(at: point)
  }

  /// Returns the items in the order of the data source, whatever their positions in the layout.
  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath] {
    let (first, last) = (min(start, end), max(start, end))
    let items = (first.section...last.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { first <= $0 && $0 <= last }
    return start <= end ? items : items.reversed()
  }

  /// Swift cannot test whether the delegate method is implemented: it is called, and its default
  /// implementation sets `usesDefaultMultipleSelection`.
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard let collectionDelegate else { return allowsMultipleSelectionDuringEditing }
    usesDefaultMultipleSelection = false
    let answer = collectionDelegate.collectionView(
      self, shouldBeginMultipleSelectionInteractionAt: path)
    return usesDefaultMultipleSelection ? allowsMultipleSelectionDuringEditing : answer
  }

  func beginMultipleSelection(at path: IndexPath) {
    isEditing = true
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endMultipleSelection() {
    collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  func selectByTouch(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false else {
      return
    }
    selectByTouch(path, besideOthers: true)
  }
}
