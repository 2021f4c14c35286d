public import Foundation

/// Selection in code and by touch. The delegate is called in the order of UIKit.
extension UICollectionView {
  /// The index paths of the selected items, in order; nil without a selection.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects an item without calling the delegate, and scrolls to it unless the position is empty.
  ///
  /// Other items are deselected unless `allowsMultipleSelection` is true. Nil deselects all items.
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

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Whether touches can select several items in the current mode.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  // MARK: Touches

  /// Highlights the item under a touch that began, if the item may be selected.
  package func highlightItem(under point: CGPoint) {
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      let path = indexPathForItem(at: point),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Removes the highlight after the touch ended or became another gesture.
  package func unhighlightItem() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects the highlighted item after a tap. In multiple selection a selected item is deselected
  /// instead.
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

  /// Performs the primary action of an item, if the delegate allows it.
  func performPrimaryAction(at path: IndexPath) {
    guard let delegate = collectionDelegate, hasItem(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects an item if the delegate allows it. Other items stay selected if `besideOthers` is
  /// true.
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
