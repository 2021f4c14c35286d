public import Foundation

/// Prepares the data of items that are about to come into sight.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// These items are about to come into sight, the next one first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// These will not come after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// After the items on the screen have changed.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let start = isHorizontal ? bounds.minX : bounds.minY
    let way = isHorizontal ? bounds.width : bounds.height
    let isForward = prefetching.scrolled(to: start)
    let ahead = bounds.offsetBy(
      dx: isHorizontal ? (isForward ? way : -way) : 0,
      dy: isHorizontal ? 0 : (isForward ? way : -way))
    let visible = indexPathsForVisibleItems
    let known = Set(visible)
    let paths = (collectionViewLayout.shownElements(in: ahead) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.scrollerSection == nil }
      .map(\.indexPath).filter { !known.contains($0) }.sorted()
    let (new, gone) = prefetching.take(
      next: isForward ? paths : paths.reversed(), visible: visible)
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
