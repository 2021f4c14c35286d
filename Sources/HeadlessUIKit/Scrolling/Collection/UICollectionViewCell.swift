public import Foundation

/// A collection's item: a content view over an optional background.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, over `backgroundView`; what a subclass shows goes in here.
  public let contentView = UIView()
  private var selected = false
  private var highlighted = false

  /// Under the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  open var isSelected: Bool {
    get { selected }
    set { selected = newValue }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { highlighted = newValue }
  }

  /// The size that the constraints in `contentView` give it; without any, what `sizeThatFits` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let size = constrainedSize(contentView: contentView, targetSize, horizontal, vertical) {
      return size
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
  }
}
