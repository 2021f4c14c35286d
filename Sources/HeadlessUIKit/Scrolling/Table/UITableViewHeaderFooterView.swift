public import Foundation
import Typography

/// A section's header or footer: a title on light grey, or what a subclass puts into `contentView`.
open class UITableViewHeaderFooterView: UIView {
  static let standardIdentifier = "UITableViewHeaderFooterView.standard"

  open private(set) var reuseIdentifier: String?
  /// Fills the view; what a subclass shows goes in here.
  public let contentView = UIView()
  private var titleLabel: UILabel?

  /// Without an identifier the view is not kept for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    // What headers of plain tables look like over white, iOS 7 to 14.
    contentView.backgroundColor = UIColor(white: 247 / 255, alpha: 1)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Made when first asked for.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(label)
    titleLabel = label
    setNeedsLayout()
    return label
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    titleLabel?.frame = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: UITableViewCell.margin, bottom: 0, right: UITableViewCell.margin))
  }
}
