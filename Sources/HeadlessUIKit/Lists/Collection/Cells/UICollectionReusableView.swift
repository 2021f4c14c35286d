public import Foundation

/// A reusable view of a collection view: a header, a footer, or the base class of cells.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  override var isReusedByList: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib or storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before a view from the reuse pool is used again.
  open func prepareForReuse() {}

  /// Called with the layout attributes of the view. Override it to apply attributes other than
  /// frame, alpha, transform and z-index.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view moves from its position in one layout to its position in another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the view has moved from its position in one layout to its position in another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Stores the position of a list row, which determines its default appearance.
  func setPosition(_ place: ListPosition?) {}

  /// Returns the attributes that the view prefers; a layout may adopt their size. Called when the
  /// view becomes visible.
  ///
  /// By default a view whose size is estimated prefers the size that its constraints give.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fitting = layoutAttributes.fitting else { return layoutAttributes }
    if constraints.isEmpty, !(self is UICollectionViewCell) {
      let size = sizeThatFits(layoutAttributes.size)
      layoutAttributes.size = CGSize(
        width: fitting.horizontal == .required ? layoutAttributes.size.width : size.width,
        height: fitting.vertical == .required ? layoutAttributes.size.height : size.height)
      return layoutAttributes
    }
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: fitting.horizontal,
      verticalFittingPriority: fitting.vertical)
    return layoutAttributes
  }
}
