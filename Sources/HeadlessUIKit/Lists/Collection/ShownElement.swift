import Foundation

/// A visible cell, supplementary view or decoration view of a collection view.
struct ShownElement {
  let key: ElementKey
  let view: UICollectionReusableView
  /// A copy of the attributes that were last applied. A layout may change and return the original
  /// object again.
  var attributes: UICollectionViewLayoutAttributes
  /// The size that the view last preferred.
  var preferredSize: CGSize?
}
