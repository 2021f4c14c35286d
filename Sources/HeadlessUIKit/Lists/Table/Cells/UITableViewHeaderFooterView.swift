public import Foundation
import Typography

/// A section header or footer of a table view: a title on light grey, or custom content in
/// `contentView`.
open class UITableViewHeaderFooterView: UIView {
  static let standardIdentifier = "UITableViewHeaderFooterView.standard"

  override var isReusedByList: Bool { true }
  open internal(set) var reuseIdentifier: String?
  /// The view that fills the header or footer and contains custom content.
  open var contentView: UIView { configured.contentView }
  private var titleLabel: UILabel?

  /// The view behind the content, as large as the header or footer; nil for none.
  ///
  /// Setting it removes the grey background of `contentView`.
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

  /// Creates a header or footer. A view without a reuse identifier is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from a nib. As in UIKit, the nib's subviews are siblings of
  /// `contentView`.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// The colour of headers in plain tables over white, iOS 7 to 14.
  private static let standardColor = UIColor(
    light: UIColor(white: 247 / 255, alpha: 1).cgColor,
    dark: UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
  /// The standard background beside a content view that the safe area insets.
  private let ground = CALayer.still()

  private func setUp() {
    layer.addSublayer(ground)
    ground.isHidden = true
    contentView.backgroundColor = Self.standardColor
    addSubview(contentView)
  }

  /// The label of the title; created when first accessed.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    titleLabel = label
    setNeedsLayout()
    return label
  }

  /// Returns the size that the content configuration or the constraints need; nil without either.
  final func ownSize(_ target: CGSize) -> CGSize? {
    updateConfigurationIfNeeded()
    guard configured.configuration == nil else {
      return contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return constrainedSize(contentView: contentView, target, .required, .fittingSizeLevel)
  }

  /// Called before a view from the reuse pool is used again.
  open func prepareForReuse() {}

  /// The edge to which the title is aligned; nil centres it vertically.
  private var titleEdge: SectionView.Kind?

  /// Shows a section title in the appearance of the table's style, for a header or footer that the
  /// table created.
  func show(_ title: String?, at place: SectionView.Place, of metrics: TableMetrics) {
    let label = textLabel
    if metrics.style == .plain {
      label?.text = title
    } else {
      titleEdge = place.kind
      contentView.backgroundColor = nil
      label?.font = .preferredFont(forTextStyle: TableMetrics.groupedTitleStyle)
      // The colour of group titles, iOS 7 to 12.
      label?.textColor = UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
      label?.numberOfLines = place.kind == .footer ? 0 : 1
      label?.text = place.kind == .header ? title?.uppercased() : title
    }
    setNeedsLayout()
  }

  // MARK: Configurations

  private(set) lazy var configured = ConfiguredContent(self)

  /// A closure that configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The content configuration, whose view replaces `contentView`; nil shows an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.configuration = newValue }
  }

  /// The background configuration, shown behind everything else; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Whether the content configuration is updated when the view's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// Whether the background configuration is updated when the view's state changes; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// A closure called after `updateConfiguration(using:)`, before the view is laid out.
  ///
  /// It is called before the view is first shown, and whenever its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the view. An override calls `super` and adds custom states.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Marks the configurations as out of date. They are updated before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }

  /// Updates the configurations for a state. An override calls `super` and sets configurations.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    adaptConfigurations(to: state)
  }

  /// Marks the configurations as out of date, because they depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns an empty header configuration in the style of the table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }

  private var isGrouped: Bool { (superview as? UITableView)?.style ?? .plain != .plain }

  /// The insets of the content from the safe area.
  private var sideRoom: UIEdgeInsets {
    guard (superview as? UITableView)?.insetsContentViewsToSafeArea ?? true else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configured.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    contentView.frame = bounds.inset(by: sideRoom)
    ground.isHidden = sideRoom == .zero || contentView.backgroundColor != Self.standardColor
    ground.frame = bounds
    ground.backgroundColor = Self.standardColor.cgColor(in: traitCollection)
    guard let titleLabel else { return }
    let area = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: systemSideMargin))
    guard let titleEdge else { return titleLabel.frame = area }
    let distance = TableMetrics.groupedTitleDistance
    let height = titleLabel.sizeThatFits(area.size).height
    titleLabel.frame = CGRect(
      x: area.minX, y: titleEdge == .header ? area.maxY - distance - height : distance,
      width: area.width, height: height)
  }
}
