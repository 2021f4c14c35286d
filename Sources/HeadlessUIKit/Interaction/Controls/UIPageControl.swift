public import Foundation

/// A row of dots, one per page, with the dot of the current page emphasised.
open class UIPageControl: UIControl {
  /// The diameter of a dot and the distance of their centres, measured in pictures of iOS 14 at
  /// three pixels per point.
  private static let (dot, pitch): (CGFloat, CGFloat) = (7.5, 53 / 3)
  /// The height, rounded up to pixels: 25.67 points at three pixels per point, otherwise 26.
  private static let height: CGFloat = 77 / 3
  /// No screen is wide enough for more dots than these.
  private static let maximumDotCount = 500

  /// The background behind the dots. Raw values are those of UIKit.
  public enum BackgroundStyle: Int, Sendable {
    /// A background that is visible during a continuous drag along the dots.
    case automatic
    /// A background that is always visible.
    case prominent
    /// No background.
    case minimal
  }

  /// The interaction of a touch with the dots. Raw values are those of UIKit.
  public enum InteractionState: Int, Sendable {
    case none
    /// A tap.
    case discrete
    /// A drag along the dots.
    case continuous
  }

  /// The background behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// The current interaction of a touch with the dots.
  open private(set) var interactionState = InteractionState.none { didSet { setNeedsLayout() } }
  /// Whether a drag along the dots changes the page. The default is true.
  open var allowsContinuousInteraction = true
  /// The image for all pages without an image of their own, drawn in the colours of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  private var indicatorImages: [Int: UIImage] = [:]
  private let platter = UIView()
  /// The start of the touch, and the page that was current then.
  private var grip: (x: CGFloat, page: Int)?

  /// Returns the image set for a page, or nil if it uses `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image of a page; nil removes it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsLayout()
  }

  private var dots: [UIView] = []

  /// The number of pages. Negative values become 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = clamped(currentPage)
      guard numberOfPages != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The index of the current page, from 0. Values are clamped to existing pages.
  open var currentPage = 0 {
    didSet {
      currentPage = clamped(currentPage)
      if currentPage != oldValue { setNeedsLayout() }
    }
  }
  /// Whether the control shows no dot for a single page.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The colour of the other pages' dots; nil is white at half the opacity of the current dot.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor)
    }
  }
  /// The colour of the current page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor)
    }
  }

  private func clamped(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

  /// Returns the minimum size for a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = grid.up(Self.height)
    guard pageCount > 0 else { return CGSize(width: 0, height: height) }
    let width = CGFloat(pageCount - 1) * Self.pitch + Self.dot
    // One gap between dots is added at both ends.
    return CGSize(width: grid.up(width + 2 * (Self.pitch - Self.dot)), height: height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var keepsTaps: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pages = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    let count = min(pages, Self.maximumDotCount)
    let first = min(max(0, currentPage - count / 2), pages - count)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
      dots.append(dot)
    }
    let start = bounds.midX - CGFloat(pages - 1) * Self.pitch / 2
    for (index, dot) in zip(first..<first + count, dots) {
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor
          ?? (currentPageIndicatorTintColor ?? .white).withAlphaComponent(0.3)
      let image = indicatorImages[index] ?? preferredIndicatorImage
      let size = image?.size ?? CGSize(width: Self.dot, height: Self.dot)
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
      dot.frame = CGRect(
        x: start + CGFloat(index) * Self.pitch - size.width / 2, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
      dot.backgroundColor = image == nil ? color : nil
      show(image, color, in: dot)
    }
    layOutPlatter(pages)
  }

  private func show(_ image: UIImage?, _ color: UIColor, in dot: UIView) {
    let old = dot.subviews.first as? UIImageView
    guard let image else { return old?.removeFromSuperview() ?? () }
    let view = old ?? UIImageView()
    if old == nil { dot.addSubview(view) }
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = color
    view.frame = dot.bounds
  }

  /// Shows or removes the rounded background, one gap wider than the dots at both ends.
  private func layOutPlatter(_ pages: Int) {
    let isSeen =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    guard isSeen, pages > 0 else { return platter.removeFromSuperview() }
    if platter.superview == nil {
      platter.isUserInteractionEnabled = false
      insertSubview(platter, at: 0)
    }
    let size = size(forNumberOfPages: pages)
    platter.backgroundColor = .systemFill
    platter.layer.cornerRadius = size.height / 2
    platter.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = (touch.location(in: self).x, currentPage)
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }

  /// Changes the current page as a touch drags along the dots, one page per dot distance.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let grip else {
      return super.continueTracking(touch, with: event)
    }
    let way = touch.location(in: self).x - grip.x
    guard interactionState == .continuous || abs(way) >= Self.pitch else { return true }
    interactionState = .continuous
    let page = clamped(grip.page + Int((way / Self.pitch).rounded(.towardZero)))
    guard page != currentPage else { return true }
    currentPage = page
    sendActions(for: .valueChanged)
    return true
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (grip, interactionState) = (nil, .none)
  }

  /// Goes to the next page for a tap right of the current dot, and to the previous one for a tap
  /// left of it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasContinuous = interactionState == .continuous
    (grip, interactionState) = (nil, .none)
    guard !wasContinuous else { return }
    guard let touch, bounds.contains(touch.location(in: self)), numberOfPages > 1 else { return }
    let here = bounds.midX + (CGFloat(currentPage) - CGFloat(numberOfPages - 1) / 2) * Self.pitch
    let page = clamped(currentPage + (touch.location(in: self).x >= here ? 1 : -1))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
