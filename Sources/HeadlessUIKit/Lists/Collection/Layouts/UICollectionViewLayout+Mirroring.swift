import Foundation

// What the collection shows of a layout: its places, or their mirror images where the collection reads in
// the other direction. The layout itself sees neither, as in UIKit.
extension UICollectionViewLayout {
  /// Whether left and right change places.
  var isMirrored: Bool {
    guard let owner, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The elements that have a part in a rectangle of what is shown.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard isMirrored else { return layoutAttributesForElements(in: rect) }
    var place = rect
    place.origin.x = mirrorWidth - rect.maxX
    return layoutAttributesForElements(in: place)?.map(mirrored)
  }

  /// An element where it is shown.
  func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let attributes = attributes(of: key)
    return isMirrored ? attributes.map(mirrored) : attributes
  }

  private var mirrorWidth: CGFloat {
    max(collectionViewContentSize.width, owner?.bounds.width ?? 0)
  }

  /// Elements of sections that scroll across lie in scroll views of their own and stay as they are.
  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.scrollerSection == nil else { return attributes }
    let copy = UICollectionView.copy(of: attributes)
    copy.center.x = mirrorWidth - attributes.center.x
    return copy
  }
}
