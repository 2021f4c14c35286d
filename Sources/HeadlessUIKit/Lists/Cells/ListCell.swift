import Foundation

/// The cell of a row, as far as tables and collections use their cells in the same way.
@MainActor
protocol ListCell: EditMenuCell {
  func show(isSelected: Bool, animated: Bool)
  /// Performs what a storyboard assigns to a tap on the cell.
  var selectionSegue: (() -> Void)? { get }
  /// The state of a drag of the row.
  var dragProgress: UICellConfigurationState.DragState { get set }
  /// Whether something would be dropped into the row.
  var isDropTarget: Bool { get set }
  func setNeedsUpdateConfiguration()
  /// Calls `dragStateDidChange` with the state of the class's own type.
  func dragProgressed(to state: UICellConfigurationState.DragState)
}

extension ListCell {
  /// Shows a state of the drag: a row that was lifted leaves its cell pale.
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
