import Foundation

/// The rows that are selected, and the one that a finger is on.
struct ListSelection {
  var paths: Set<IndexPath> = []
  /// The row that looks touched; nil while no finger is on one.
  var highlighted: IndexPath?

  /// The selected rows in their order.
  var sorted: [IndexPath] { paths.sorted() }

  /// Updates the paths after a batch of updates. Deleted and reloaded rows are deselected.
  mutating func follow(_ change: ListChange) {
    paths = Set(sorted.compactMap(change.newPath))
    highlighted = highlighted.flatMap(change.newPath)
  }
}
