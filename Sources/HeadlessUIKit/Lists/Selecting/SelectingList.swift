import Foundation

/// A table or a collection whose rows are selected, by code, by a finger, or several by two fingers.
@MainActor
protocol SelectingList: CoreList {
  // UIKit's settings.
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }

  // The rows.
  func hasRow(_ path: IndexPath) -> Bool
  /// All rows from one to another, both included, in that order.
  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath]

  // What the delegate says.
  func mayHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// The row to select in place of a touched one; nil for none.
  func rowToSelect(_ path: IndexPath) -> IndexPath?
  /// Whether the row to select exists; reports a problem otherwise.
  func accepts(_ path: IndexPath) -> Bool
  /// The row to deselect, in place of one that was touched or that another one replaces; nil for none.
  func rowToDeselect(_ path: IndexPath) -> IndexPath?
  /// Whether a touch of a selected row deselects it.
  func mayDeselectTouched(_ path: IndexPath) -> Bool
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
  /// Performs the primary action of a row that exists, if the delegate allows it.
  func performPrimaryAction(at path: IndexPath)
  /// Nil without a delegate, or if the delegate does not implement the method.
  func mayBeginSeveral(_ path: IndexPath) -> Bool?
  /// Puts the list into editing and tells the delegate.
  func beginMultipleSelection(at path: IndexPath)
  func endMultipleSelection()

  /// Whether the highlight ends before the delegate is asked to select, as in tables, or after it was
  /// told, as in collections.
  var endsHighlightFirst: Bool { get }
  /// Called after other rows are selected.
  func selectionChanged()
}

extension SelectingList {
  var selectedPaths: Set<IndexPath> { core.selection.paths }

  /// Whether fingers select rows besides those that are selected.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: By code

  /// Selects a row, besides others only where several may be selected. Nil deselects all rows.
  ///
  /// - Returns: the row; nil if there is no such row.
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

  // MARK: By a finger

  /// A finger came down: closes a row that is swiped aside, or else highlights the touched row.
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

  /// The finger left, or became another gesture.
  func unhighlight() {
    guard let path = core.selection.highlighted else { return }
    core.selection.highlighted = nil
    listCell(at: path)?.mark(false)
    didUnhighlight(path)
  }

  /// The finger tapped: selects the highlighted row, or deselects it where several may be selected.
  func selectHighlighted() {
    guard let touched = core.selection.highlighted else { return }
    if endsHighlightFirst { unhighlight() }
    defer { unhighlight() }
    let extends = selectsSeveral && !core.selection.paths.isEmpty
    if !selectsSeveral || !core.selection.paths.contains(touched) {
      selectByTouch(touched, besideOthers: selectsSeveral)
    } else if mayDeselectTouched(touched) {
      deselectByTouch(touched)
    }
    if !extends { performPrimaryAction(at: touched) }
  }

  /// Selects the row that the delegate wants, and deselects the others unless it is selected besides them.
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

  /// Something dragged stays over a row: chooses the row as a tap does.
  func choose(_ path: IndexPath) {
    selectByTouch(path, besideOthers: false)
    performPrimaryAction(at: path)
  }

  // MARK: By two fingers

  /// The row at a point of the content; nil while a row is swiped aside.
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
