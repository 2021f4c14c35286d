import Foundation

extension UITableView: EditMenuList {
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
