import Foundation

// Conformance to the interface through which `MultipleSelection` selects rows.
extension UITableView: SelectingList {
  func selectableRow(at point: CGPoint) -> IndexPath? {
    swiper.swipe != nil ? nil : indexPathForRow(at: point)
  }

  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath] {
    guard let first = knownGeometry.number(of: start), let last = knownGeometry.number(of: end)
    else { return [] }
    let numbers = (min(first, last)...max(first, last)).map(knownGeometry.indexPath(ofRow:))
    return first <= last ? numbers : numbers.reversed()
  }

  /// Swift cannot test whether the delegate method is implemented: it is called, and its default
  /// implementation sets `usesDefaultMultipleSelection`.
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard let tableDelegate else { return allowsMultipleSelectionDuringEditing }
    usesDefaultMultipleSelection = false
    let answer = tableDelegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
    return usesDefaultMultipleSelection ? allowsMultipleSelectionDuringEditing : answer
  }

  func beginMultipleSelection(at path: IndexPath) {
    if !isEditing { setEditing(true, animated: true) }
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func selectByTouch(_ path: IndexPath) {
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false else { return }
    selectByTouch(path, besideOthers: true)
  }
}
