import Foundation

/// A table or a collection, of which two fingers select several rows.
@MainActor
protocol SelectingList: UIScrollView {
  var selectedPaths: Set<IndexPath> { get }
  /// The row at a point of the content.
  func selectableRow(at point: CGPoint) -> IndexPath?
  /// All from one row to another, both included, in that order.
  func rows(from start: IndexPath, through end: IndexPath) -> [IndexPath]
  /// Whether fingers that came down on a row may select several, as the delegate says.
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool
  /// The list is edited from now on, and the delegate is told.
  func beginMultipleSelection(at path: IndexPath)
  func endMultipleSelection()
  func selectByTouch(_ path: IndexPath)
  func deselectByTouch(_ path: IndexPath)
}
