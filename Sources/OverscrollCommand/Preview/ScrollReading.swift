import HeadlessUIKit
import Overscroll

/// Where a screen's main scroll view is: the first that can move down, else the first there is.
@MainActor
final class ScrollReading {
  private let stage: Stage
  private weak var view: UIScrollView?

  init(_ stage: Stage) { self.stage = stage }

  private var scrollView: UIScrollView? {
    if view?.window !== stage.window { view = stage.pageScroller }
    return view
  }

  /// Whether it moves sideways only.
  var isHorizontal: Bool {
    guard let scrollView else { return false }
    return scrollView.contentSize.width > scrollView.bounds.width
      && scrollView.contentSize.height <= scrollView.bounds.height
  }

  /// Its content offset and its velocity along its axis, in points and points per second; 0 without one.
  var now: (offset: Double, velocity: Double) {
    guard let scrollView else { return (0, 0) }
    let (offset, velocity) = (scrollView.contentOffset, scrollView.scrollVelocity)
    return isHorizontal
      ? (Double(offset.x), Double(velocity.x)) : (Double(offset.y), Double(velocity.y))
  }
}
