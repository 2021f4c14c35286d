public import Foundation

// Selection by code, and the collection's items and delegate for the selection rules that tables
// and collections share.
extension UICollectionView: SelectingList {
  /// The index paths of the selected items, in order; nil without a selection.
  public var indexPathsForSelectedItems: [IndexPath]? {
    core.selection.paths.isEmpty ? nil : core.selection.sorted
  }

  func row(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func listCell(at path: IndexPath) -> (any ListCell)? { cellForItem(at: path) }

  func path(of cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  var listCells: [any ListCell] { visibleCells }

  func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// Returns the items in the order of the data source, whatever their positions in the layout.
  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath] {
    let (first, last) = (min(start, end), max(start, end))
    let items = (first.section...last.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { first <= $0 && $0 <= last }
    return start <= end ? items : items.reversed()
  }

  // MARK: Delegate

  func mayHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func didHighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func rowToSelect(_ path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) != false ? path : nil
  }

  /// Returns true: the delegate of a collection cannot select another item instead.
  func accepts(_ path: IndexPath) -> Bool { true }

  func rowToDeselect(_ path: IndexPath) -> IndexPath? { path }

  func mayDeselectTouched(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
  }

  func didSelect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func didDeselect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  func performPrimaryAction(at path: IndexPath) {
    guard let collectionDelegate, hasRow(path),
      collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func mayBeginSeveral(_ path: IndexPath) -> Bool? {
    guard let collectionDelegate else { return nil }
    return core.answer(of: .multipleSelection) {
      collectionDelegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
    }
  }

  func beginMultipleSelection(at path: IndexPath) {
    isEditing = true
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endMultipleSelection() {
    collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  var endsHighlightFirst: Bool { false }

  func selectionChanged() {}

  // MARK: Scripted selection

  /// Highlights the item under a point of the content, as a touch there does.
  package func highlightItem(under point: CGPoint) { highlight(under: point) }

  /// Ends the highlight, as a touch that becomes another gesture does.
  package func unhighlightItem() { unhighlight() }

  /// Selects the highlighted item, as a finger that is lifted does.
  package func selectHighlightedItem() { selectHighlighted() }
}
