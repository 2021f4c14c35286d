import Foundation

/// A table or a collection whose rows can be selected: by code, by one finger, or several by two
/// fingers.
@preconcurrency @MainActor
protocol SelectingList: CoreList {
  // UIKit's settings.
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }

  // Rows of the list.
  func hasRow(_ path: IndexPath) -> Bool
  /// Returns all rows from `start` through `end`, in that order.
  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath]

  // Calls of the delegate.
  func mayHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// Asks the delegate which row to select instead of the touched one; nil for none.
  func rowToSelect(_ path: IndexPath) -> IndexPath?
  /// Whether the row to select exists. Reports a problem if it does not.
  func accepts(_ path: IndexPath) -> Bool
  /// Asks the delegate which row to deselect instead of the touched or replaced one; nil for none.
  func rowToDeselect(_ path: IndexPath) -> IndexPath?
  /// Whether a touch of a selected row deselects it.
  func mayDeselectTouched(_ path: IndexPath) -> Bool
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
  /// Performs the primary action of a row that exists, if the delegate allows it.
  func performPrimaryAction(at path: IndexPath)
  /// Asks the delegate whether two fingers may select several rows. Nil without a delegate, or if
  /// the delegate does not implement the method.
  func mayBeginSeveral(_ path: IndexPath) -> Bool?
  /// Starts editing and notifies the delegate.
  func beginMultipleSelection(at path: IndexPath)
  func endMultipleSelection()

  /// Whether the highlight ends before the selection, as in tables, or after it, as in collections.
  var endsHighlightFirst: Bool { get }
  /// Called when the selection has changed.
  func selectionChanged()
}

extension SelectingList {
  var selectedPaths: Set<IndexPath> { core.selection.paths }

  /// Whether touches extend the selection instead of replacing it.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: Programmatic selection

  /// Selects a row. It replaces the selection unless several rows may be selected. Nil deselects
  /// all rows.
  ///
  /// - Returns: The row; nil if it does not exist.
  func select(_ path: IndexPath?, animated: Bool) -> IndexPath? {
    if path == nil || !allowsMultipleSelection {
      for selected in core.selection.sorted { deselect(selected, animated: animated) }
    }
    guard let path, hasRow(path) else { return nil }
    show(path, isSelected: true, animated: animated)
    return path
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    if core.selection.paths.contains(path) { show(path, isSelected: false, animated: animated) }
  }

  private func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    if isSelected {
      core.selection.paths.insert(path)
    } else {
      core.selection.paths.remove(path)
    }
    selectionChanged()
    listCell(at: path)?.show(isSelected: isSelected, animated: animated)
  }

  // MARK: Touch selection

  /// Called when a finger touches the list: closes a swiped row, otherwise highlights the touched
  /// row.
  func touchesBegan(_ touches: Set<UITouch>) {
    if let swiper, swiper.swipe != nil { return swiper.close(animated: true) }
    let first = touches.min { $0.startTime < $1.startTime }
    if let touch = first { highlight(under: touch.location(in: self)) }
  }

  func highlight(under point: CGPoint) {
    guard selectsByTouch, let path = row(at: point), mayHighlight(path) else { return }
    core.selection.highlighted = path
    listCell(at: path)?.mark(true)
    didHighlight(path)
  }

  /// Called when the finger is lifted, or its touch becomes another gesture.
  func unhighlight() {
    guard let path = core.selection.highlighted else { return }
    core.selection.highlighted = nil
    listCell(at: path)?.mark(false)
    didUnhighlight(path)
  }

  /// Called when a finger has tapped: selects the highlighted row, or deselects it if several rows
  /// may be selected.
  func selectHighlighted() {
    guard let touched = core.selection.highlighted else { return }
    if endsHighlightFirst { unhighlight() }
    defer { unhighlight() }
    if let cell = listCell(at: touched), cell.togglesOnTap { return cell.toggleByTap() }
    let extends = selectsSeveral && !core.selection.paths.isEmpty
    if !selectsSeveral || !core.selection.paths.contains(touched) {
      selectByTouch(touched, besideOthers: selectsSeveral)
    } else if mayDeselectTouched(touched) {
      deselectByTouch(touched)
    }
    if !extends { performPrimaryAction(at: touched) }
  }

  /// Selects the row that the delegate chooses. Deselects the others unless `besideOthers`.
  func selectByTouch(_ touched: IndexPath, besideOthers: Bool) {
    guard let path = rowToSelect(touched) else { return }
    if !besideOthers {
      for selected in core.selection.sorted where selected != path { deselectByTouch(selected) }
    }
    guard accepts(path) else { return }
    show(path, isSelected: true, animated: false)
    listCell(at: path)?.selectionSegue?()
    didSelect(path)
  }

  func deselectByTouch(_ touched: IndexPath) {
    guard let path = rowToDeselect(touched) else { return }
    deselect(path, animated: false)
    didDeselect(path)
  }

  /// Selects a row that a drag hovers over, as a tap does.
  func choose(_ path: IndexPath) {
    selectByTouch(path, besideOthers: false)
    performPrimaryAction(at: path)
  }

  // MARK: Two-finger selection

  /// Returns the row at a point of the content; nil while a row is swiped.
  func selectableRow(at point: CGPoint) -> IndexPath? {
    swiper?.swipe == nil ? row(at: point) : nil
  }

  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    mayBeginSeveral(path) ?? allowsMultipleSelectionDuringEditing
  }

  func selectByTouch(_ path: IndexPath) {
    if mayHighlight(path) { selectByTouch(path, besideOthers: true) }
  }
}
