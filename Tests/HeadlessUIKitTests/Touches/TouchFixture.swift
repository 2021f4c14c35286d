import Foundation
import HeadlessUIKit

/// A window, by default of 400 × 800 points, with touches and a clock, as on a stage.
@MainActor
final class TouchFixture {
  let environment: ScreenEnvironment
  let window: UIWindow
  let touches: TouchDispatcher

  init(width: CGFloat = 400, height: CGFloat = 800) {
    environment = onScreen(width: width, height: height, scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    touches = TouchDispatcher(window)
  }

  var time: TimeInterval { environment.clock.time }

  /// Adds a view to the window or to `superview`.
  func add<View: UIView>(_ view: View, _ frame: CGRect, to superview: UIView? = nil) -> View {
    view.frame = frame
    (superview ?? window).addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  /// Advances the clock by `duration` seconds, with all events on the way.
  func wait(_ duration: TimeInterval) {
    let end = time + duration
    while let next = [touches.nextEvent, environment.clock.nextEvent].compactMap({ $0 }).min(),
      next <= end + 1e-9
    {
      environment.clock.advance(to: next)
      touches.handle(at: time)
      window.layoutIfNeeded()
    }
    environment.clock.advance(to: end)
    for case let view as UIScrollView in window.tree { view.advance(to: time) }
    window.layoutIfNeeded()
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    touches.down(finger: finger, at: CGPoint(x: x, y: y), on: nil, time: time)
  }

  func move(_ x: CGFloat, _ y: CGFloat, over duration: TimeInterval, finger: Int = 1) {
    plan(x, y, over: duration, finger: finger)
    wait(duration)
  }

  /// Plans a move of the finger without advancing the clock.
  func plan(_ x: CGFloat, _ y: CGFloat, over duration: TimeInterval, finger: Int) {
    touches.move(
      finger: finger, to: CGPoint(x: x, y: y), from: time, until: time + duration, smoothly: false)
  }

  func up(finger: Int = 1) { touches.lift(finger: finger, at: time) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    wait(0.1)
    up()
  }
}
