public import Foundation

/// An object that prepares the data of items before they become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called for items that are about to become visible, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called for announced items that are no longer expected to become visible.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Updates the prefetching after the visible items have changed.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let start = isHorizontal ? bounds.minX : bounds.minY
    let way = isHorizontal ? bounds.width : bounds.height
    let isForward = core.prefetching.scrolled(to: start)
    let ahead = bounds.offsetBy(
      dx: isHorizontal ? (isForward ? way : -way) : 0,
      dy: isHorizontal ? 0 : (isForward ? way : -way))
    let visible = indexPathsForVisibleItems
    let known = Set(visible)
    let paths = (collectionViewLayout.shownElements(in: ahead) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.scrollerSection == nil }
      .map(\.indexPath).filter { !known.contains($0) }.sorted()
    let (new, gone) = core.prefetching.update(
      next: isForward ? paths : paths.reversed(), visible: visible)
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
