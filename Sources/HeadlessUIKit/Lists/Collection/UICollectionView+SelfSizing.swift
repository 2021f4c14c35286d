import Foundation

/// Cells that say their own size. A view that comes into sight is asked once, with the attributes it
/// got; where the layout takes the answer, it prepares anew, and what was on the screen before stays
/// where the eye has it.
extension UICollectionView {
  func askForSize(of element: inout ShownElement) {
    guard element.key.category != .decorationView else { return }
    let original = element.attributes
    let preferred = element.view.preferredLayoutAttributesFitting(Self.copy(of: original))
    element.preferredSize = preferred.size
    guard preferred.size != original.size,
      ListLimits.allows(preferred.size.width), ListLimits.allows(preferred.size.height),
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    isResizing = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// A cell on the screen has another size: the cells are asked at the next layout.
  func sizesInvalidated() {
    guard selfSizingInvalidation != .disabled, hasPrepared, !isBusy else { return }
    asksAgain = true
    setNeedsLayout()
  }

  /// Moves the offset along with the item that was on the screen before others changed their size.
  func keepInPlace(_ anchor: (key: ElementKey, frame: CGRect)?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.key.indexPath)?.frame,
      frame.isPlaceable
    else { return }
    let offset = CGPoint(
      x: contentOffset.x + frame.minX - anchor.frame.minX,
      y: contentOffset.y + frame.minY - anchor.frame.minY)
    // Across the direction of scrolling nothing scrolls.
    contentOffset = CGPoint(
      x: contentSize.width > bounds.width ? offset.x : contentOffset.x,
      y: contentSize.height > bounds.height ? offset.y : contentOffset.y)
  }
}
