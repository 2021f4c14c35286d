import Foundation

/// A list whose rows can be swiped aside to uncover action buttons.
@MainActor
protocol SwipedList: SelectingList {
  /// Returns the buttons that a swipe over a row shows: at its leading or its trailing side; nil
  /// for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// Called when a row begins to move aside.
  func swipeBegan(at path: IndexPath)

  /// Called when it moves back.
  func swipeEnded(at path: IndexPath)
}

extension SwipedList {
  /// The row at a point of the content, where a finger may swipe it.
  func swipedRow(at point: CGPoint) -> IndexPath? { isEditing ? nil : row(at: point) }

  func swipeBegan(at path: IndexPath) {}

  func swipeEnded(at path: IndexPath) {}
}
