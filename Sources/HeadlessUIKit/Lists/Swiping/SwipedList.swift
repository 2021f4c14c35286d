import Foundation

/// A list whose rows can be swiped aside to uncover action buttons.
@preconcurrency @MainActor
protocol SwipedList: SelectingList {
  /// Returns the buttons that a swipe over a row shows: at its leading or its trailing side; nil
  /// for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// Called when the swipe of a row begins.
  func swipeBegan(at path: IndexPath)

  /// Called when the swiped row moves back.
  func swipeEnded(at path: IndexPath)
}

extension SwipedList {
  /// Returns the row at a point of the content that a finger may swipe; nil for none.
  func swipedRow(at point: CGPoint) -> IndexPath? { isEditing ? nil : row(at: point) }

  func swipeBegan(at path: IndexPath) {}

  func swipeEnded(at path: IndexPath) {}
}
