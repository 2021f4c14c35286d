import Foundation

/// A cell that shows the state of its drag.
@MainActor
protocol DraggedCell: UIView {
  func show(_ state: UICellConfigurationState.DragState)
}

extension UITableViewCell: DraggedCell {
  func show(_ state: UICellConfigurationState.DragState) {
    guard state != dragProgress else { return }
    dragProgress = state
    dim(state)
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell: DraggedCell {
  func show(_ state: UICellConfigurationState.DragState) {
    guard state != dragProgress else { return }
    dragProgress = state
    dim(state)
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }
}

extension DraggedCell {
  /// Makes the cell that stays behind during a drag half transparent.
  fileprivate func dim(_ state: UICellConfigurationState.DragState) {
    UIView.performWithoutAnimation { alpha = state == .dragging ? 0.5 : 1 }
  }
}
