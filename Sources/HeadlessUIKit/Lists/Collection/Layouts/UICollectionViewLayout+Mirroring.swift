import Foundation

// The collection view mirrors the positions of a layout if its reading direction is the opposite
// one. As in UIKit, the layout itself works with unmirrored positions.
extension UICollectionViewLayout {
  /// Whether the collection view shows the layout with left and right exchanged.
  var isMirrored: Bool {
    guard let owner, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Returns the attributes of the elements in a visible rectangle, mirrored if necessary.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard isMirrored else { return layoutAttributesForElements(in: rect) }
    var place = rect
    place.origin.x = mirrorWidth - rect.maxX
    return layoutAttributesForElements(in: place)?.map(mirrored)
  }

  /// Returns the attributes of an element as shown, mirrored if necessary.
  func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let attributes = attributes(of: key)
    return isMirrored ? attributes.map(mirrored) : attributes
  }

  private var mirrorWidth: CGFloat {
    max(collectionViewContentSize.width, owner?.bounds.width ?? 0)
  }

  /// Returns mirrored attributes. Elements of orthogonally scrolling sections are not mirrored,
  /// because their scroll view contains them.
  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.scrollerSection == nil else { return attributes }
    let copy = UICollectionView.copy(of: attributes)
    copy.center.x = mirrorWidth - attributes.center.x
    return copy
  }
}
