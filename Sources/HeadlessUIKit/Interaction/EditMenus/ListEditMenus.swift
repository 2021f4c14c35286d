import Foundation

/// Shows the edit menu of a list item after a long touch, if the list's delegate has no context
/// menu for it.
///
/// Meanwhile the cell is first responder and looks highlighted. The delegate decides which actions
/// the menu offers. An action other than cut, copy and paste must also be supported by the cell
/// itself.
@MainActor
final class ListEditMenus: UIGestureRecognizerDelegate {
  private unowned let list: any EditMenuList
  private let press = UILongPressGestureRecognizer()
  private weak var pressedCell: (any EditMenuCell)?
  private weak var cell: (any EditMenuCell)?

  /// Adds a long press recogniser to the list.
  init(_ list: any EditMenuList) {
    self.list = list
    press.delegate = self
    press.addAction { [weak self] in if $0.state == .began { self?.open() } }
    list.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let (path, cell) = list.editedCell(at: press.location(in: list)),
      list.showsEditMenu(at: path)
    else { return false }
    pressedCell = cell
    return true
  }

  private func open() {
    guard let cell = pressedCell else { return }
    pressedCell = nil
    let menu = list.environment.menuController
    menu.setMenuVisible(false, animated: false)
    (self.cell, cell.editMenus, menu.list) = (cell, self, self)
    cell.mark(true)
    if cell.becomeFirstResponder() { menu.showMenu(from: cell, rect: cell.bounds) }
    if !menu.isMenuVisible { menuDidClose() }
  }

  /// Restores the cell after the menu has closed.
  func menuDidClose() {
    list.environment.menuController.list = nil
    guard let cell else { return }
    self.cell = nil
    cell.mark(false)
    cell.resignFirstResponder()
    cell.editMenus = nil
  }

  /// Returns whether the cell performs an action; nil leaves the decision to the class of the cell.
  func allows(_ action: Selector, of cell: any EditMenuCell, sender: Any?) -> Bool? {
    guard let path = list.path(ofEdited: cell),
      list.allowsEditing(action, at: path, sender: sender)
    else { return false }
    switch StandardEditAction(rawValue: action.name) {
    case .cut, .copy, .paste: return true
    case .select, .selectAll, .delete, nil: return nil
    }
  }
}
