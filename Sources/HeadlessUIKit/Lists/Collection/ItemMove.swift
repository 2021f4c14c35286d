import Foundation

/// An item that is being moved by hand. Data sources know nothing of it until it ends: the layout sees the
/// collection as it will be, items are asked for as they are.
@MainActor
final class ItemMove {
  /// Where the data source has it.
  let start: IndexPath
  /// Where the layout has it now.
  var target: IndexPath
  /// The middle of the item, in the collection's content.
  var position: CGPoint
  /// From the finger to the item's middle, where a finger of ours drags it.
  var grip = CGPoint.zero
  /// The item leaves its place free, and is not seen itself: a picture of it is dragged.
  let isGap: Bool
  /// Which item of the data source is which one of the layout; nil where they agree.
  private(set) var change: ListChange?

  init(_ start: IndexPath, at position: CGPoint, isGap: Bool) {
    self.start = start
    self.position = position
    self.isGap = isGap
    target = start
  }

  /// Takes another place for an item; the counts are the data source's.
  ///
  /// - Returns: the counts as the layout is to see them; nil if there is no such place.
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

  /// The path of the data source for one of the layout.
  func dataPath(_ path: IndexPath) -> IndexPath { change.map { $0.oldPath(path) ?? path } ?? path }

  /// The path of the layout for one of the data source.
  func layoutPath(_ path: IndexPath) -> IndexPath {
    change.map { $0.newPath(path) ?? path } ?? path
  }
}
