import Foundation

/// A list whose rows can be swiped aside to uncover action buttons.
@MainActor
protocol SwipedList: UIScrollView {
  /// The index path of the row that contains a point in content coordinates.
  func swipedRow(at point: CGPoint) -> IndexPath?

  /// The view of a row; nil if it is not on the screen.
  func swipedCell(at path: IndexPath) -> UIView?

  /// The actions of a row: for a swipe to the right if `isLeading`, otherwise to the left. Nil if
  /// the row cannot be swiped that way.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// Called when a row begins to open.
  func swipeBegan(at path: IndexPath)

  /// Called when a row begins to close.
  func swipeEnded(at path: IndexPath)
}
