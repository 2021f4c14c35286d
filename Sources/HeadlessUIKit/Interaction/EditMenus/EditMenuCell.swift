import Foundation

/// A cell of a list whose items have edit menus.
@MainActor
protocol EditMenuCell: UIView {
  /// What shows the cell's menu now; nil while nothing does.
  var editMenus: ListEditMenus? { get set }
  /// Whether the cell looks as under a finger.
  func mark(_ isMarked: Bool)
}

extension EditMenuCell {
  /// Tells the list's delegate of an action.
  func editInList(_ action: StandardEditAction, _ sender: Any?) {
    var view = superview
    while let current = view {
      if let list = current as? any EditMenuList {
        if let path = list.path(ofEdited: self) {
          list.edit(action.selector, at: path, sender: sender)
        }
        return
      }
      view = current.superview
    }
  }
}
