import Foundation

/// A table view or collection view whose delegate decides about edit menus of its items.
@preconcurrency @MainActor
protocol EditMenuList: UIView {
  /// Returns the cell at a point of the list with its index path, or nil if no cell is there.
  func editedCell(at point: CGPoint) -> (IndexPath, any EditMenuCell)?
  /// Returns the index path of a cell, or nil if it is not visible.
  func path(ofEdited cell: UIView) -> IndexPath?
  func showsEditMenu(at path: IndexPath) -> Bool
  func allowsEditing(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool
  func edit(_ action: Selector, at path: IndexPath, sender: Any?)
}
