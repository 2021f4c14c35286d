import Foundation

/// Shows the edit menus of a list's items: for a finger that stays on one, where the list's delegate has no
/// context menu for it.
///
/// Meanwhile the cell is first responder and looks as under a finger. What the menu has is asked of the
/// delegate; an action that is not one of cut, copy and paste has to be the cell's own, too.
@MainActor
final class ListEditMenus: UIGestureRecognizerDelegate {
  private unowned let list: any EditMenuList
  private let press = UILongPressGestureRecognizer()
  private weak var asked: (any EditMenuCell)?
  private weak var cell: (any EditMenuCell)?

  /// Looks at the list's fingers from now on.
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
    asked = cell
    return true
  }

  private func open() {
    guard let cell = asked else { return }
    asked = nil
    let menu = list.environment.menuController
    menu.setMenuVisible(false, animated: false)
    (self.cell, cell.editMenus, menu.list) = (cell, self, self)
    cell.mark(true)
    if cell.becomeFirstResponder() { menu.showMenu(from: cell, rect: cell.bounds) }
    if !menu.isMenuVisible { menuGoes() }
  }

  /// The cell is as before.
  func menuGoes() {
    list.environment.menuController.list = nil
    guard let cell else { return }
    self.cell = nil
    cell.mark(false)
    cell.resignFirstResponder()
    cell.editMenus = nil
  }

  /// Whether the cell takes an action; nil where that is for the cell's class to say.
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
