public import Foundation

/// A row of dots, one for each page, that of the current one darker.
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26
  /// No screen is wider than these; the others lie beyond its edges.
  private static let mostDots = 500

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
      dot.frame = CGRect(
        x: start + CGFloat(index) * Self.pitch - Self.dot / 2, y: bounds.midY - Self.dot / 2,
        width: Self.dot, height: Self.dot)
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor
          ?? (currentPageIndicatorTintColor ?? .white).withAlphaComponent(0.3)
    }
  }

  /// A tap right of the current dot goes to the next page, left of it to the one before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)), numberOfPages > 1 else { return }
    let here = bounds.midX + (CGFloat(currentPage) - CGFloat(numberOfPages - 1) / 2) * Self.pitch
    let page = clamped(currentPage + (touch.location(in: self).x >= here ? 1 : -1))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
