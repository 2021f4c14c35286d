import Foundation

/// What code wants changed in one batch. As in UIKit what leaves is named by where it was before the
/// batch, what comes by where it is after it, whatever the order of the calls.
struct ListUpdates {
  /// How a row comes or goes; raw values as UIKit's.
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
