public import Foundation

/// Which items are selected, and what a finger on an item does: the order of the delegate's calls is
/// UIKit's.
extension UICollectionView {
  /// The selected items in their order; nil if none is.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Shows an item as selected, beside others only where several may be, and scrolls to it unless the
  /// position is empty. Nil deselects all. The delegate is not told: it hears of what fingers do.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for selected in selectedPaths.sorted() { deselectItem(at: selected, animated: animated) }
    }
    guard let indexPath, hasItem(indexPath) else { return }
    selectedPaths.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Shows an item as not selected; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Whether fingers select items beside those that are selected.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  // MARK: Touches

  /// A finger came down on the content. Highlights the item under it, if that may be selected.
  package func highlightItem(under point: CGPoint) {
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      let path = indexPathForItem(at: point),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The finger left, or became another gesture: the item is no longer highlighted.
  package func unhighlightItem() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// The finger tapped: the highlighted item becomes selected, or deselected where several may be.
  package func selectHighlightedItem() {
    guard let path = highlightedPath else { return }
    let delegate = collectionDelegate
    defer { unhighlightItem() }
    if selectsSeveral, selectedPaths.contains(path) {
      if delegate?.collectionView(self, shouldDeselectItemAt: path) != false {
        deselectByTouch(path)
      }
      return
    }
    let extends = selectsSeveral && !selectedPaths.isEmpty
    selectByTouch(path, besideOthers: selectsSeveral)
    if !extends { performPrimaryAction(at: path) }
  }

  /// Whatever became of its selection, as the delegate wants.
  func performPrimaryAction(at path: IndexPath) {
    guard let delegate = collectionDelegate, hasItem(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// If the delegate lets it; instead of those that are selected, or beside them.
  func selectByTouch(_ path: IndexPath, besideOthers: Bool) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    if !besideOthers {
      for selected in selectedPaths.sorted() where selected != path { deselectByTouch(selected) }
    }
    selectedPaths.insert(path)
    cellForItem(at: path)?.isSelected = true
    cellForItem(at: path)?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  func deselectByTouch(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
