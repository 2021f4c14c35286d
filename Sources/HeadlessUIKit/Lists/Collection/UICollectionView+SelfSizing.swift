import Foundation

/// Self-sizing of cells and supplementary views.
///
/// A view that becomes visible is asked once for its preferred size. If the layout adopts it, the
/// layout is prepared again, and elements that were visible before keep their position on the
/// screen.
extension UICollectionView {
  /// Asks a view for its preferred size.
  ///
  /// - Returns: Whether the layout accepts a size different from the one it gave the view.
  func requestPreferredSize(of element: inout ShownElement) -> Bool {
    guard element.key.category != .decorationView else { return false }
    let original = element.attributes
    let preferred = element.view.preferredLayoutAttributesFitting(Self.copy(of: original))
    element.preferredSize = preferred.size
    guard preferred.size != original.size,
      ListLimits.allows(preferred.size.width), ListLimits.allows(preferred.size.height),
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    collectionViewLayout.invalidateLayout(with: context)
    return true
  }

  /// Schedules the measurement of visible cells in the next layout, after a cell has invalidated
  /// its size.
  func sizesInvalidated() {
    guard selfSizingInvalidation != .disabled, core.stage > .new, !core.isQuerying else { return }
    core.needs.insert(.sizes)
    setNeedsLayout()
  }

  /// Changes the content offset so that an item keeps its position on the screen, although others
  /// changed their size.
  func restorePosition(of anchor: (key: ElementKey, frame: CGRect)?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.key.indexPath)?.frame,
      frame.isPlaceable
    else { return }
    let offset = CGPoint(
      x: contentOffset.x + frame.minX - anchor.frame.minX,
      y: contentOffset.y + frame.minY - anchor.frame.minY)
    // The offset changes only along axes that scroll.
    contentOffset = CGPoint(
      x: contentSize.width > bounds.width ? offset.x : contentOffset.x,
      y: contentSize.height > bounds.height ? offset.y : contentOffset.y)
  }
}
