import Foundation

extension UITableView: EditMenuList {
  func editedCell(at point: CGPoint) -> (IndexPath, any EditMenuCell)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  func path(ofEdited cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  func showsEditMenu(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  func allowsEditing(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    tableDelegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
      ?? false
  }

  func edit(_ action: Selector, at path: IndexPath, sender: Any?) {
    tableDelegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
  }
}

extension UITableViewCell: EditMenuCell {
  func mark(_ isMarked: Bool) { setHighlighted(isMarked, animated: false) }
}
