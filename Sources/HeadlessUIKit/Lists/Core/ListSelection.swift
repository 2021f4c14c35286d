import Foundation

/// The selected rows, and the highlighted row under a finger.
struct ListSelection {
  var paths: Set<IndexPath> = []
  /// The highlighted row; nil while no finger is on a row.
  var highlighted: IndexPath?

  /// The selected rows in order.
  var sorted: [IndexPath] { paths.sorted() }

  /// Updates the paths after a batch of updates. Deleted and reloaded rows are deselected.
  mutating func follow(_ change: ListChange) {
    paths = Set(sorted.compactMap(change.newPath))
    highlighted = highlighted.flatMap(change.newPath)
  }
}
