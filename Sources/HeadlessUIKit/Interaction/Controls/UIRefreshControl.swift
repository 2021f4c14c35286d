public import Foundation

/// A spinner above the content of a scroll view that a pull starts and that stays until refreshing
/// ends.
///
/// Once a touch has pulled the content far enough, `valueChanged` is sent while the touch is still
/// down. When it lifts, the content stays 60 points lower until `endRefreshing`.
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// The distance to pull the content beyond its edge before refreshing begins, in points. Apple
  /// does not document it; this is near the distance of devices.
  static let threshold: CGFloat = 110

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private weak var scrollView: UIScrollView?
  /// Whether the current drag may not start refreshing: it has already, or it began during
  /// refreshing.
  private var hasFired = false

  /// The refresh inset to which the scroll view last adapted its offset, in points.
  final var settledInset: CGFloat = 0

  /// Whether refreshing is in progress.
  public private(set) final var isRefreshing = false

  /// Creates a refresh control, 60 points high.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a refresh control. The scroll view decides its size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    spinner.hidesWhenStopped = false
    spinner.alpha = 0
    label.textAlignment = .center
    addSubview(spinner)
    addSubview(label)
  }

  /// Creates a refresh control from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// The text below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Starts refreshing as a pull would, but sends no action and does not scroll.
  ///
  /// The content keeps its place, so the spinner stays hidden above it until code or a finger
  /// scrolls there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    makeRoom()
  }

  /// Ends refreshing and moves the content back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    guard let scrollView, scrollView.refreshInset > 0 else { return update() }
    let top = -(scrollView.adjustedContentInset.top - scrollView.refreshInset)
    if !scrollView.isTracking, scrollView.contentOffset.y < top {
      // The offset is animated first, so that content does not jump when the inset is removed.
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    }
    scrollView.refreshInset = 0
    scrollView.rangeChanged()
    update()
  }

  private func start() {
    isRefreshing = true
    hasFired = true
    spinner.startAnimating()
    update()
  }

  private func makeRoom() {
    guard let scrollView, scrollView.refreshInset == 0 else { return }
    scrollView.refreshInset = Self.height
    scrollView.rangeChanged()
  }

  // MARK: Scroll view events

  func join(_ scrollView: UIScrollView?) {
    self.scrollView?.refreshInset = 0
    settledInset = 0
    self.scrollView = scrollView
    if isRefreshing { makeRoom() }
    update()
  }

  /// Called when the content offset changes.
  func scrolled() {
    update()
    guard let scrollView else { return }
    if !scrollView.isDragging { hasFired = isRefreshing }
    guard scrollView.isDragging, !hasFired, isEnabled, pull >= Self.threshold else { return }
    start()
    sendActions(for: .valueChanged)
  }

  /// Called before the touch lifts.
  func touchWillLift() { if isRefreshing { makeRoom() } }

  /// The distance of the content beyond its top edge, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    let inset = scrollView.adjustedContentInset.top - scrollView.refreshInset
    return -(scrollView.contentOffset.y + inset)
  }

  private func update() {
    guard let scrollView else { return }
    let pull = pull
    let top = -max(Self.height, pull)
    frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
    spinner.color = tintColorOrGray
    spinner.alpha = isRefreshing ? 1 : min(max(pull / Self.threshold, 0), 1)
    setNeedsLayout()
  }

  /// The tint colour if it differs from that of the superview, else grey.
  private var tintColorOrGray: UIColor {
    tintColor == superview?.tintColor ? .systemGray : tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let words = attributedTitle == nil ? 0 : label.sizeThatFits(.zero).height
    let middle = (bounds.height - words) / 2
    spinner.frame = CGRect(x: bounds.midX - 10, y: middle - 10, width: 20, height: 20)
    label.frame = CGRect(
      x: 0, y: bounds.height - words - 4, width: bounds.width, height: words)
  }
}
