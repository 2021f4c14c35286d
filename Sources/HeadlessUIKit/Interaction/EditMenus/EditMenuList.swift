import Foundation

/// A table or a collection, whose delegate says what can be done with an item.
@MainActor
protocol EditMenuList: UIView {
  /// The cell at a point of the list, and its place; nil for none.
  func editedCell(at point: CGPoint) -> (IndexPath, any EditMenuCell)?
  /// The place of a cell; nil while it shows none.
  func path(ofEdited cell: UIView) -> IndexPath?
  func showsEditMenu(at path: IndexPath) -> Bool
  func allowsEditing(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool
  func edit(_ action: Selector, at path: IndexPath, sender: Any?)
}
