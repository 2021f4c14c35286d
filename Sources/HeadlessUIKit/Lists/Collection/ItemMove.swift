import Foundation

/// The interactive move of an item.
///
/// The data source is not changed until the move ends. Until then the layout shows the collection
/// as it will be, while cells are requested by the data source's index paths.
@MainActor
final class ItemMove {
  /// The item's index path in the data source.
  let start: IndexPath
  /// The item's current index path in the layout.
  var target: IndexPath
  /// The centre of the item, in content coordinates.
  var position: CGPoint
  /// The offset from the touch to the item's centre, if a built-in gesture drags it.
  var grip = CGPoint.zero
  /// Whether the item itself is hidden and leaves a gap, because a drag session shows a preview of
  /// it.
  let isGap: Bool
  /// The mapping from the data source's items to the layout's items; nil if they agree.
  private(set) var change: ListChange?

  init(_ start: IndexPath, at position: CGPoint, isGap: Bool) {
    self.start = start
    self.position = position
    self.isGap = isGap
    target = start
  }

  /// Moves the item to another index path; `counts` are those of the data source.
  ///
  /// - Returns: the counts for the layout; nil if the index path is invalid.
  func move(to path: IndexPath, counts: [Int]) -> [Int]? {
    guard path.count == 2, counts.indices.contains(path.section) else { return nil }
    var moved = counts
    moved[start.section] -= 1
    moved[path.section] += 1
    guard (0..<moved[path.section]).contains(path.item) else { return nil }
    var updates = ListUpdates()
    if path != start { updates.moved[start] = path }
    guard let change = try? ListChange(updates, oldCounts: counts, newCounts: moved) else {
      return nil
    }
    target = path
    self.change = path == start ? nil : change
    return moved
  }

  /// Returns the data source's index path for an index path of the layout.
  func dataPath(_ path: IndexPath) -> IndexPath { change.map { $0.oldPath(path) ?? path } ?? path }

  /// Returns the layout's index path for an index path of the data source.
  func layoutPath(_ path: IndexPath) -> IndexPath {
    change.map { $0.newPath(path) ?? path } ?? path
  }
}
