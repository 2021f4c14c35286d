public import Foundation
import Typography

/// A section's header or footer: a title on light grey, or what a subclass puts into `contentView`.
open class UITableViewHeaderFooterView: UIView {
  static let standardIdentifier = "UITableViewHeaderFooterView.standard"

  open internal(set) var reuseIdentifier: String?
  /// Fills the view; what a subclass shows goes in here.
  open private(set) var contentView = UIView()
  private var titleLabel: UILabel?

  /// Under the content, as large as the view; with one, the content view's own grey is gone. Nil is none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      contentView.backgroundColor = nil
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// Without an identifier the view is not kept for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// From a nib; its subviews are beside the content view, as in UIKit.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  private func setUp() {
    // What headers of plain tables look like over white, iOS 7 to 14.
    contentView.backgroundColor = UIColor(
      light: UIColor(white: 247 / 255, alpha: 1).cgColor,
      dark: UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
    addSubview(contentView)
  }

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

  /// What its content needs; nil if nothing in it says so.
  final func ownSize(_ target: CGSize) -> CGSize? {
    updateConfigurationIfNeeded()
    guard configured.configuration == nil else {
      return contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return constrainedSize(contentView: contentView, target, .required, .fittingSizeLevel)
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

  // MARK: Configurations

  private(set) lazy var configured = ConfiguredContent(self)

  /// Called when the configurations are brought up to date, with the view's state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The content as a value: its view takes the place of `contentView`. Nil is a view without content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      contentView = configured.take(newValue, shownBy: contentView)
      setNeedsLayout()
    }
  }

  /// The background as a value, under everything else; nil is none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Whether the content follows the view's state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// Whether the background follows the view's state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// Called after `updateConfiguration(using:)`, before the view is laid out, whenever its state has
  /// changed, and before it is seen at first.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The view's state now. An override calls super and adds states of its own.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Has the configurations brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// What a state does to the configurations. An override sets them; call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if configured.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if configured.updatesBackground, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  final func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// The configurations follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// A header's content in a plain table, empty yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }

  private var isGrouped: Bool { (superview as? UITableView)?.style ?? .plain != .plain }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configured.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
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
