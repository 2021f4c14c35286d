import Foundation

// In editing mode every editable row shows an editing control at its leading side. The data source
// commits the action of the control.
extension UITableView {
  /// Applies the editing settings of a row to its cell.
  func applyEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isEditable = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
    guard isEditable || cell.isEditing else { return }
    if isEditable {
      let delegate = tableDelegate
      cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsSelectionCircle = allowsMultipleSelectionDuringEditing
      cell.isMovable = dataSource?.tableView(self, canMoveRowAt: path) == true
    }
    cell.setEditing(isEditable, animated: animated)
  }

  func editingControlTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: showDeletion(of: path)
    }
  }

  func accessoryTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
