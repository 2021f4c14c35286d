import Foundation

/// A cell of a list whose items have edit menus.
@preconcurrency @MainActor
protocol EditMenuCell: UIView {
  /// The object that shows the cell's edit menu; nil while no menu is open.
  var editMenus: ListEditMenus? { get set }
  /// Sets whether the cell looks highlighted.
  func mark(_ isMarked: Bool)
}

extension EditMenuCell {
  /// Passes an edit action to the delegate of the list.
  func editInList(_ action: StandardEditAction, _ sender: Any?) {
    for case let list as any EditMenuList in ancestry {
      if let path = list.path(ofEdited: self) {
        list.edit(action.selector, at: path, sender: sender)
      }
      return
    }
  }
}
