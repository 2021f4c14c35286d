import Foundation

/// A row that a finger drags to another place.
@MainActor
final class RowMove {
  /// Where it was.
  let start: IndexPath
  let startNumber: Int
  let cell: UITableViewCell
  /// From the finger to the cell's middle, downwards.
  let grip: CGFloat
  /// Where it goes if the finger leaves.
  var target: IndexPath
  /// The row, as they were counted before, whose place it has taken.
  var number: Int

  /// The row is not seen: a picture of it is dragged.
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

  /// How far a row makes room, in heights of the one that is moved.
  func shift(ofRow number: Int) -> CGFloat {
    if number > startNumber, number <= self.number { return -1 }
    if number < startNumber, number >= self.number { return 1 }
    return 0
  }
}
