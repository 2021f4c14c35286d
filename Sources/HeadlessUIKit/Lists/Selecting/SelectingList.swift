import Foundation

/// A table or collection view in which a two-finger pan can select several rows.
@MainActor
protocol SelectingList: UIScrollView {
  var selectedPaths: Set<IndexPath> { get }
  /// The index path of the row that contains a point in content coordinates.
  func selectableRow(at point: CGPoint) -> IndexPath?
  /// Returns the rows from `start` through `end`, in that order.
  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath]
  /// Whether the delegate allows a multiple selection that begins at a row.
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool
  /// Turns on editing for a multiple selection, and tells the delegate that it began.
  func beginMultipleSelection(at path: IndexPath)
  func endMultipleSelection()
  func selectByTouch(_ path: IndexPath)
  func deselectByTouch(_ path: IndexPath)
}
