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

  /// Called before a view that has left the screen is handed out again.
  open func prepareForReuse() {}

  /// Where in the view the title stands; nil fills the height.
  private var titleEdge: SectionView.Kind?
  private var titleInset = UITableViewCell.margin

  /// The table's own header or footer with a title, in the looks of its style.
  func show(_ title: String?, at place: SectionView.Place, of metrics: TableMetrics) {
    let label = textLabel
    titleInset = metrics.titleInset
    if metrics.style == .plain {
      label?.text = title
    } else {
      titleEdge = place.kind
      contentView.backgroundColor = nil
      label?.font = .systemFont(ofSize: TableMetrics.groupedTitleSize)
      // Titles of groups, iOS 7 to 12.
      label?.textColor = UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
      label?.numberOfLines = place.kind == .footer ? 0 : 1
      label?.text = place.kind == .header ? title?.uppercased() : title
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    guard let titleLabel else { return }
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: titleInset, bottom: 0, right: titleInset))
    guard let titleEdge else { return titleLabel.frame = area }
    let distance = TableMetrics.groupedTitleDistance
    let height = titleLabel.sizeThatFits(area.size).height
    titleLabel.frame = CGRect(
      x: area.minX, y: titleEdge == .header ? area.maxY - distance - height : distance,
      width: area.width, height: height)
  }
}
