public import Foundation

/// An object that prepares the data of rows before they become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called for rows that are about to become visible, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called for announced rows that are no longer expected to become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Updates the prefetching after the visible rows have changed.
  func prefetch() {
    guard let source = prefetchDataSource, !shownRows.isEmpty else { return }
    let isForward = core.prefetching.scrolled(to: bounds.minY)
    let rows = shownRows.numbers
    let (total, number) = (knownGeometry.rowCount, rows.count)
    let next: [Int] =
      isForward
      ? Array(rows.upperBound..<min(total, rows.upperBound + number))
      : (max(0, rows.lowerBound - number)..<rows.lowerBound).reversed()
    let (new, gone) = core.prefetching.update(
      next: next.map(knownGeometry.indexPath(ofRow:)),
      visible: rows.map(knownGeometry.indexPath(ofRow:)))
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
