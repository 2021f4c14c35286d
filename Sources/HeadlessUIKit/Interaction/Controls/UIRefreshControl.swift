public import Foundation

/// Spokes above the content of a scroll view that a pull brings down, and that stay until what they stand
/// for is done.
///
/// A finger that has pulled the content far enough starts it: `valueChanged` is sent while the finger is
/// still down. When it leaves, the content stays 60 points lower until `endRefreshing`.
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// How far beyond its edge the content is pulled until refreshing begins, in points. Apple does not say;
  /// this is near what devices take.
  static let threshold: CGFloat = 110

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private weak var scrollView: UIScrollView?
  /// Whether the finger that is down has started it already, or came while it ran.
  private var isSpent = false

  /// Whether it has begun and not ended.
  public private(set) final var isRefreshing = false

  /// As high as a scroll view shows it.
  public convenience init() { self.init(frame: .zero) }

  /// The size is the scroll view's to say.
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

  /// A `UIRefreshControl` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// Below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// As if a finger had pulled; no action is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    makeRoom()
  }

  /// What it stands for is done: the content goes back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    guard let scrollView, scrollView.refreshInset > 0 else { return update() }
    let top = -(scrollView.adjustedContentInset.top - scrollView.refreshInset)
    if !scrollView.isTracking, scrollView.contentOffset.y < top {
      // What is on its way does not jump when the inset goes.
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    }
    scrollView.refreshInset = 0
    scrollView.rangeChanged()
    update()
  }

  private func start() {
    isRefreshing = true
    isSpent = true
    spinner.startAnimating()
    update()
  }

  private func makeRoom() {
    guard let scrollView, scrollView.refreshInset == 0 else { return }
    scrollView.refreshInset = Self.height
    scrollView.rangeChanged()
  }

  // MARK: What the scroll view tells

  func join(_ scrollView: UIScrollView?) {
    self.scrollView?.refreshInset = 0
    self.scrollView = scrollView
    if isRefreshing { makeRoom() }
    update()
  }

  /// The content stands elsewhere.
  func scrolled() {
    update()
    guard let scrollView else { return }
    if !scrollView.isDragging { isSpent = isRefreshing }
    guard scrollView.isDragging, !isSpent, isEnabled, pull >= Self.threshold else { return }
    start()
    sendActions(for: .valueChanged)
  }

  /// The finger is about to leave.
  func fingerLeaves() { if isRefreshing { makeRoom() } }

  /// How far the content is beyond its edge.
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

  /// The tint colour if one was set for the control, else grey.
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
