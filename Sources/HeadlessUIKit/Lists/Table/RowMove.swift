import Foundation

/// The interactive move of a row to another position.
@MainActor
final class RowMove {
  /// The index path from which the row is moved.
  let start: IndexPath
  let startNumber: Int
  let cell: UITableViewCell
  /// The vertical distance from the finger to the centre of the cell, in points.
  let grip: CGFloat
  /// The destination if the drag ends now.
  var target: IndexPath
  /// The number of the row whose position the moved row takes, in the numbering before the move.
  var number: Int

  /// Whether the row itself is hidden, because a drag session shows a preview of it.
  let isGap: Bool

  init(
    _ cell: UITableViewCell, at start: IndexPath, number: Int, grip: CGFloat, isGap: Bool = false
  ) {
    self.isGap = isGap
    self.cell = cell
    self.start = start
    self.grip = grip
    startNumber = number
    self.number = number
    target = start
  }

  /// Returns the distance by which a row moves to make room, as a multiple of the moved row's
  /// height.
  func shift(ofRow number: Int) -> CGFloat {
    if number > startNumber, number <= self.number { return -1 }
    if number < startNumber, number >= self.number { return 1 }
    return 0
  }
}
