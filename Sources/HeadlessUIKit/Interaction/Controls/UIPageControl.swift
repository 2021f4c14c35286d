public import Foundation

/// A row of dots, one for each page, that of the current one darker.
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26
  /// No screen is wider than these; the others lie beyond its edges.
  private static let mostDots = 500

  /// What lies behind the dots; raw values as UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// Seen while a finger is on the dots.
    case automatic
    /// Always seen.
    case prominent
    /// Never.
    case minimal
  }

  /// What a finger does to the dots; raw values as UIKit's.
  public enum InteractionState: Int, Sendable {
    case none
    /// It taps.
    case discrete
    /// It goes along them.
    case continuous
  }

  /// What lies behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// What a finger does to the dots now.
  open private(set) var interactionState = InteractionState.none { didSet { setNeedsLayout() } }
  /// Whether a finger that goes along the dots goes through the pages. Default true.
  open var allowsContinuousInteraction = true
  /// In place of all dots that have no picture of their own; drawn in their colours.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  private var indicatorImages: [Int: UIImage] = [:]
  private let platter = UIView()
  /// Where the finger came down, and on which page.
  private var grip: (x: CGFloat, page: Int)?

  /// A page's own picture in place of its dot; nil for `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Gives a page its own picture; nil takes it back.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsLayout()
  }

  private var dots: [UIView] = []

  /// 0 or more.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = clamped(currentPage)
      guard numberOfPages != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// From 0; what is set is brought to a page there is.
  open var currentPage = 0 {
    didSet {
      currentPage = clamped(currentPage)
      if currentPage != oldValue { setNeedsLayout() }
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// Of the others; nil is white, half as opaque as the current one.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor)
    }
  }
  /// Of the current one; nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor)
    }
  }

  private func clamped(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

  /// The least size that shows so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
    let width = CGFloat(pageCount - 1) * Self.pitch + Self.dot
    // A dot's distance of its own at both ends.
    return CGSize(width: width + 2 * (Self.pitch - Self.dot), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var keepsTaps: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pages = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    let count = min(pages, Self.mostDots)
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

  /// A rounded field behind the dots, as wide as they and a distance more.
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

  /// A finger that goes along the dots takes the current page with it, a dot's distance for each.
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

  /// A tap right of the current dot goes to the next page, left of it to the one before.
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
