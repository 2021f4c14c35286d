public import Foundation

/// A collection's header or footer, and the root of its cells.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Called before a view that has left the screen is handed out again.
  open func prepareForReuse() {}

  /// Takes what a layout says beyond frame, alpha, transform and depth.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

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

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
  }
}
