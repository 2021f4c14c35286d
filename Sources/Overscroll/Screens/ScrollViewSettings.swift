import Foundation
import HeadlessUIKit

/// The settings of a scroll view. Lengths are in points.
struct ScrollViewSettings {
  /// The height of the bounds; nil is the screen's height.
  var height: CGFloat?
  var contentHeight: CGFloat = 3000
  var insetTop: CGFloat = 0
  var insetBottom: CGFloat = 0
  /// The initial offset; nil is the upper end of the range.
  var offset: CGFloat?
  var bounces = true
  var alwaysBounces = false
  var isPaging = false
  var isScrollEnabled = true
  var rate = UIScrollView.DecelerationRate.normal

  init() {}

  init(reading options: inout ScreenOptions) {
    height = options.number("bounds", in: 0...100_000)
    contentHeight = options.number("content-height", in: 0...1_000_000) ?? contentHeight
    insetTop = options.number("inset-top") ?? insetTop
    insetBottom = options.number("inset-bottom") ?? insetBottom
    offset = options.number("offset")
    bounces = options.flag("bounces") ?? bounces
    alwaysBounces = options.flag("always-bounce") ?? alwaysBounces
    isPaging = options.flag("paging") ?? isPaging
    isScrollEnabled = options.flag("scroll-enabled") ?? isScrollEnabled
    rate =
      options.number(
        "deceleration-rate", in: 0.5...0.9999,
        named: [
          ("normal", UIScrollView.DecelerationRate.normal.rawValue),
          ("fast", UIScrollView.DecelerationRate.fast.rawValue),
        ]
      ).map { UIScrollView.DecelerationRate(rawValue: $0) } ?? rate
  }

  @MainActor
  func apply(to scrollView: UIScrollView, width: CGFloat, screenHeight: CGFloat) {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame.size = CGSize(width: width, height: height ?? screenHeight)
    scrollView.contentSize = CGSize(width: width, height: contentHeight)
    scrollView.contentInset = UIEdgeInsets(top: insetTop, left: 0, bottom: insetBottom, right: 0)
    scrollView.bounces = bounces
    scrollView.alwaysBounceVertical = alwaysBounces
    scrollView.isPagingEnabled = isPaging
    scrollView.isScrollEnabled = isScrollEnabled
    scrollView.decelerationRate = rate
    scrollView.contentOffset.y = offset ?? -insetTop
  }
}
