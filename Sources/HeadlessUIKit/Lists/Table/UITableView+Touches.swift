import Foundation

/// What a finger on a row does: the order of the delegate's calls is UIKit's.
extension UITableView {
  /// A finger came down on the content. Highlights the row under it, if that may be selected.
  package func highlightRow(under point: CGPoint) {
    guard
      isEditing
        ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
        : allowsSelection, let path = indexPathForRow(at: point),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
    else { return }
    highlightedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The finger left, or became another gesture: the row is no longer highlighted.
  package func unhighlightRow() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// The finger tapped: the highlighted row becomes selected, or deselected where several may be.
  package func selectHighlightedRow() {
    guard let touched = highlightedPath else { return }
    unhighlightRow()
    let extends = selectsSeveral && !selectedPaths.isEmpty
    if selectsSeveral, selectedPaths.contains(touched) {
      deselectByTouch(touched)
    } else {
      selectByTouch(touched, besideOthers: selectsSeveral)
    }
    if !extends { performPrimaryAction(at: touched) }
  }

  /// Whatever became of its selection, as the delegate wants.
  func performPrimaryAction(at path: IndexPath) {
    guard let delegate = tableDelegate, currentGeometry().number(of: path) != nil,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// As the delegate wants; instead of those that are selected, or beside them.
  func selectByTouch(_ touched: IndexPath, besideOthers: Bool) {
    let delegate = tableDelegate
    guard
      let path = delegate == nil
        ? touched : delegate?.tableView(self, willSelectRowAt: touched)
    else { return }
    if !besideOthers {
      for selected in selectedPaths.sorted() where selected != path { deselectByTouch(selected) }
    }
    guard currentGeometry().number(of: path) != nil else {
      return environment.problems.report(.unknownIndexPath(path))
    }
    selectedPaths.insert(path)
    tellSelection()
    cellForRow(at: path)?.setSelected(true, animated: false)
    cellForRow(at: path)?.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func deselectByTouch(_ touched: IndexPath) {
    let delegate = tableDelegate
    guard
      let path = delegate == nil
        ? touched : delegate?.tableView(self, willDeselectRowAt: touched)
    else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
