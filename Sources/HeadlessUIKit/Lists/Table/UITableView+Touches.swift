import Foundation

/// Highlighting and selection by touch. The delegate is called in the order of UIKit.
extension UITableView {
  /// Highlights the row under a touch that began, if the row may be selected.
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

  /// Removes the highlight after the touch ended or became another gesture.
  package func unhighlightRow() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects the highlighted row after a tap. In multiple selection a selected row is deselected
  /// instead.
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

  /// Performs the primary action of a row, if the delegate allows it.
  func performPrimaryAction(at path: IndexPath) {
    guard let delegate = tableDelegate, currentGeometry().number(of: path) != nil,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Selects a row, or the one that the delegate chooses instead. Other rows stay selected if
  /// `besideOthers` is true.
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
      return environment.problems.report(ListProblem.unknownIndexPath(path))
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
