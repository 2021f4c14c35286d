import Foundation

/// The changes that code requests in one batch update.
///
/// As in UIKit, deleted, reloaded and moved rows are named by their positions before the batch.
/// Inserted rows and destinations are named by their positions after it. The order of the calls has
/// no effect.
struct ListUpdates {
  /// The animation of an inserted or deleted row, with UIKit's raw values.
  typealias RowAnimation = UITableView.RowAnimation

  var deletedSections: [Int: RowAnimation] = [:]
  var insertedSections: [Int: RowAnimation] = [:]
  var reloadedSections: [Int: RowAnimation] = [:]
  var movedSections: [Int: Int] = [:]
  var deleted: [IndexPath: RowAnimation] = [:]
  var inserted: [IndexPath: RowAnimation] = [:]
  var reloaded: [IndexPath: RowAnimation] = [:]
  var moved: [IndexPath: IndexPath] = [:]
}
