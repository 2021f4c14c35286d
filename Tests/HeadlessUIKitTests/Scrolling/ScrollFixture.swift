import Foundation
import HeadlessUIKit

/// A scroll view in a window on a separate screen, with a touch and a clock, as on a stage.
@MainActor
final class ScrollFixture: UIScrollViewDelegate {
  let clock: DisplayClock
  let window: UIWindow
  let view: UIScrollView
  private var finger: TouchTracking?
  /// The delegate calls except `didScroll`, with the flags at that moment: T, D and S for tracking,
  /// dragging and decelerating.
  private(set) var calls: [String] = []
  private(set) var scrolls: [CGPoint] = []
  /// The velocities passed to the delegate at lift-off, in points per millisecond.
  private(set) var velocities: [CGPoint] = []
  var onScroll: (UIScrollView) -> Void = { _ in }
  var onEndDragging: (UIScrollView) -> Void = { _ in }
  var onWillEnd: (inout CGPoint) -> Void = { _ in }
  /// A closure called for every call that `calls` records, before other closures.
  var onCall: (UIScrollView) -> Void = { _ in }

  /// Creates a view of 400 × 800 points that fills the window.
  init(
    content: CGSize = CGSize(width: 400, height: 3000), safeArea: UIEdgeInsets = .zero,
    view: UIScrollView? = nil, _ configure: (UIScrollView) -> Void = { _ in }
  ) {
    clock = onScreen(width: 400, height: 800, scale: 2, safeArea: safeArea).clock
    window = UIWindow(frame: UIScreen.main.bounds)
    self.view = view ?? UIScrollView()
    self.view.frame = window.bounds
    self.view.contentSize = content
    configure(self.view)
    window.addSubview(self.view)
    window.layoutIfNeeded()
    self.view.delegate = self
  }

  var offset: CGPoint { view.contentOffset }

  private var scrollViews: [UIScrollView] { window.tree.compactMap { $0 as? UIScrollView } }

  /// Advances to `time`. Recognition and ends of motion happen at their exact times.
  func advance(to time: TimeInterval) {
    while true {
      let events = scrollViews.compactMap(\.motionEnd) + [finger?.recognitionTime].compactMap { $0 }
      guard let next = events.min(), next <= time else { break }
      clock.advance(to: next)
      for scrollView in scrollViews where scrollView.motionEnd.map({ $0 <= next }) == true {
        scrollView.advance(to: next)
      }
      finger?.recognise(at: clock.time)
    }
    clock.advance(to: time)
    for scrollView in scrollViews { scrollView.advance(to: time) }
    window.layoutIfNeeded()
  }

  func down(at point: CGPoint = CGPoint(x: 200, y: 400), on target: UIView? = nil) {
    finger = TouchTracking(at: point, on: target ?? view, time: clock.time)
  }

  /// Moves the finger from its current position, over `duration` seconds from now.
  func move(by x: CGFloat = 0, _ y: CGFloat, over duration: TimeInterval) {
    guard let finger else { return }
    let (now, from) = (clock.time, finger.location(at: clock.time))
    finger.move(
      to: CGPoint(x: from.x + x, y: from.y + y), from: now, until: now + duration, smoothly: false)
    advance(to: now + duration)
  }

  func lift() {
    finger?.lift(at: clock.time)
    finger = nil
  }

  /// Touches down, moves by `y` in a tenth of a second, and lifts.
  func fling(_ y: CGFloat) {
    down()
    move(by: 0, y, over: 0.1)
    lift()
  }

  /// Advances the clock by `duration` seconds.
  func wait(_ duration: TimeInterval) { advance(to: clock.time + duration) }

  func forget() { (calls, scrolls) = ([], []) }

  // MARK: UIScrollViewDelegate

  private func note(_ call: String, _ scrollView: UIScrollView) {
    let flags = [
      scrollView.isTracking ? "T" : "", scrollView.isDragging ? "D" : "",
      scrollView.isDecelerating ? "S" : "",
    ]
    calls.append("\(call) \(flags.joined())")
    onCall(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls.append(scrollView.contentOffset)
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    velocities.append(velocity)
    note("willEnd", scrollView)
    onWillEnd(&targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd(\(decelerate))", scrollView)
    onEndDragging(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willDecelerate", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didDecelerate", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didAnimate", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("inset", scrollView)
  }
}
