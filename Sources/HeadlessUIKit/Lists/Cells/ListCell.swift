import Foundation

/// The cell of a row: the members that tables and collections use in the same way.
@preconcurrency @MainActor
protocol ListCell: EditMenuCell {
  func show(isSelected: Bool, animated: Bool)
  /// The action of the segue that a storyboard assigns to a tap on the cell.
  var selectionSegue: (() -> Void)? { get }
  /// Whether a tap expands or collapses the row instead of selecting it.
  var togglesOnTap: Bool { get }
  /// Expands or collapses the row after a tap.
  func toggleByTap()
  /// The state of a drag of the row.
  var dragProgress: UICellConfigurationState.DragState { get set }
  /// Whether a drop would go into the row.
  var isDropTarget: Bool { get set }
  func setNeedsUpdateConfiguration()
  /// Calls `dragStateDidChange` with the class's own type of state.
  func dragProgressed(to state: UICellConfigurationState.DragState)
}

extension ListCell {
  /// Shows a state of the drag. The cell of a lifted row becomes pale.
  func show(_ state: UICellConfigurationState.DragState) {
    guard state != dragProgress else { return }
    dragProgress = state
    UIView.performWithoutAnimation { alpha = state == .dragging ? 0.5 : 1 }
    dragProgressed(to: state)
    setNeedsUpdateConfiguration()
  }
}

extension UITableViewCell: ListCell {
  func mark(_ isMarked: Bool) { setHighlighted(isMarked, animated: false) }

  func show(isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }

  func dragProgressed(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

extension UICollectionViewCell: ListCell {
  func mark(_ isMarked: Bool) { isHighlighted = isMarked }

  func show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

  func dragProgressed(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

extension ListCell {
  var togglesOnTap: Bool { false }
  func toggleByTap() {}
}
