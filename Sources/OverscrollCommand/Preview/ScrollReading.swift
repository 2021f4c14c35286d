import HeadlessUIKit
import Overscroll

/// Reads the position of a screen's main scroll view: the first one that can scroll vertically, or
/// else the first one.
@MainActor
final class ScrollReading {
  private let stage: Stage
  private weak var view: UIScrollView?

  init(_ stage: Stage) { self.stage = stage }

  private var scrollView: UIScrollView? {
    if view?.window !== stage.window { view = stage.pageScroller }
    return view
  }

  /// Whether the scroll view scrolls horizontally only.
  var isHorizontal: Bool {
    guard let scrollView else { return false }
    return scrollView.contentSize.width > scrollView.bounds.width
      && scrollView.contentSize.height <= scrollView.bounds.height
  }

  /// The scroll view's content offset and velocity along its axis, in points and points per second.
  /// Both are 0 without a scroll view.
  var now: (offset: Double, velocity: Double) {
    guard let scrollView else { return (0, 0) }
    let (offset, velocity) = (scrollView.contentOffset, scrollView.scrollVelocity)
    return isHorizontal
      ? (Double(offset.x), Double(velocity.x)) : (Double(offset.y), Double(velocity.y))
  }
}
