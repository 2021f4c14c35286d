import Foundation

// The table's rows and delegate for the selection rules that tables and collections share.
extension UITableView: SelectingList {
  func row(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func listCell(at path: IndexPath) -> (any ListCell)? { cellForRow(at: path) }

  func path(of cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  var listCells: [any ListCell] { shownRows.cells }

  func hasRow(_ path: IndexPath) -> Bool { currentGeometry().number(of: path) != nil }

  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath] {
    guard let first = knownGeometry.number(of: start), let last = knownGeometry.number(of: end)
    else { return [] }
    let numbers = (min(first, last)...max(first, last)).map(knownGeometry.indexPath(ofRow:))
    return first <= last ? numbers : numbers.reversed()
  }

  // MARK: Delegate

  func mayHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func didHighlight(_ path: IndexPath) {
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func rowToSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  func accepts(_ path: IndexPath) -> Bool {
    let exists = hasRow(path)
    if !exists { environment.problems.report(ListProblem.unknownIndexPath(path)) }
    return exists
  }

  func rowToDeselect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  func mayDeselectTouched(_ path: IndexPath) -> Bool { true }

  func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }

  func didDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }

  func performPrimaryAction(at path: IndexPath) {
    guard let tableDelegate, hasRow(path),
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  func mayBeginSeveral(_ path: IndexPath) -> Bool? {
    guard let tableDelegate else { return nil }
    return core.answer(of: .multipleSelection) {
      tableDelegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
    }
  }

  func beginMultipleSelection(at path: IndexPath) {
    if !isEditing { setEditing(true, animated: true) }
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  var endsHighlightFirst: Bool { true }

  func selectionChanged() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Scripted selection

  /// Highlights the row under a point of the content, as a touch there does.
  package func highlightRow(under point: CGPoint) { highlight(under: point) }

  /// Ends the highlight, as a touch that becomes another gesture does.
  package func unhighlightRow() { unhighlight() }

  /// Selects the highlighted row, as a finger that is lifted does.
  package func selectHighlightedRow() { selectHighlighted() }
}
