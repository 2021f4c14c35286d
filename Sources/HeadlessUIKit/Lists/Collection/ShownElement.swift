import Foundation

/// A cell, a supplementary view or a decoration on the screen.
struct ShownElement {
  let key: ElementKey
  let view: UICollectionReusableView
  /// What was last applied to the view: a copy, since layouts may change and hand out one object.
  var attributes: UICollectionViewLayoutAttributes
  /// What the view last said of its size.
  var preferredSize: CGSize?
}
