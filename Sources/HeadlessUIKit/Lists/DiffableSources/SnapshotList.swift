import Foundation

/// A table or a collection whose rows a diffable data source changes.
@preconcurrency @MainActor
protocol SnapshotList: UIScrollView {
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)
  /// Replaces the updates of the current batch.
  func setUpdates(_ updates: ListUpdates)
  /// Refills the cells of the visible rows among `paths`, without replacing the cells.
  func reconfigure(at paths: [IndexPath])
  func reloadData()
}

extension UITableView: SnapshotList {
  func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}

extension UICollectionView: SnapshotList {
  func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}
