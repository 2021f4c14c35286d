import Foundation

/// A list whose rows a finger may swipe aside for buttons.
@MainActor
protocol SwipedList: UIScrollView {
  /// The row at a point of the content.
  func swipedRow(at point: CGPoint) -> IndexPath?

  /// The view of a row, if it is on the screen.
  func swipedCell(at path: IndexPath) -> UIView?

  /// What a swipe over a row brings forth: to the right at its leading side, to the left at its trailing
  /// side; nil for nothing.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// A row begins to go aside.
  func swipeBegan(at path: IndexPath)

  /// It goes back.
  func swipeEnded(at path: IndexPath)
}
