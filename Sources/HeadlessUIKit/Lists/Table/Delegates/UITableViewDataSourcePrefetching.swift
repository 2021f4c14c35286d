public import Foundation

/// Prepares the data of rows that are about to come into sight.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// These rows are about to come into sight, the next one first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// These will not come after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// After the rows on the screen have changed.
  func prefetch() {
    guard let source = prefetchDataSource, !shownRows.isEmpty else { return }
    let isForward = prefetching.scrolled(to: bounds.minY)
    let (total, number) = (knownGeometry.rowCount, shownRows.count)
    let next: [Int] =
      isForward
      ? Array(shownRows.upperBound..<min(total, shownRows.upperBound + number))
      : (max(0, shownRows.lowerBound - number)..<shownRows.lowerBound).reversed()
    let (new, gone) = prefetching.take(
      next: next.map(knownGeometry.indexPath(ofRow:)),
      visible: shownRows.map(knownGeometry.indexPath(ofRow:)))
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
