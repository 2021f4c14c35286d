public import Foundation

/// A collection's header or footer, and the root of its cells.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before a view that has left the screen is handed out again.
  open func prepareForReuse() {}

  /// Takes what a layout says beyond frame, alpha, transform and depth.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The view is about to go from its place in one layout to that in another one.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// It has gone there.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What a list says of the look of its rows.
  func take(_ place: ListPlace?) {}

  /// The place the view would like to have instead of the one it got, asked when it comes into sight;
  /// a layout may take its size over. Default: where the layout estimated, the size that the
  /// constraints inside give it.
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
