import Foundation
import ScrollPhysics

/// The pan gesture recogniser of a scroll view. Its translation is that of the finger since
/// touch-down, even if another scroll view in the chain follows the finger. As in UIKit, it keeps
/// its last translation after lift-off until the next touch. Code that examines the direction of
/// the last drag relies on that.
///
/// `TouchTracking` decides when the gesture begins, at the exact time and not at a sample of the
/// touch screen. Other gestures can prevent or delay it as for every recogniser.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The progress of the recogniser with its current touch.
  private enum Phase {
    case possible
    /// The scroll view has followed the finger since this time.
    case dragging(since: TimeInterval)
    /// The finger is lifting, with a velocity that the finished path no longer provides.
    case ended(velocity: CGPoint)
    case cancelled
  }

  /// Stops scrolling when the recogniser is disabled. A drag is cancelled and does not resume if
  /// the recogniser is enabled again. A deceleration stops too.
  override func abandon() { scrollView?.stopScrolling() }

  private var finger: TouchTracking?
  private var phase = Phase.possible
  private var lifted: CGPoint = .zero
  private var correction: CGPoint = .zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The delegate, or the scroll view itself if it conforms to the delegate protocol.
  override var deciding: (any UIGestureRecognizerDelegate)? {
    delegate ?? view as? any UIGestureRecognizerDelegate
  }

  /// The state: `.began` at the time at which the view begins to follow the finger, `.changed` from
  /// then on, `.ended` or `.cancelled` while the delegate is called for the end of the drag,
  /// otherwise `.possible`.
  override var state: State {
    get {
      switch phase {
      case .possible: .possible
      case .dragging(let start): now <= start + ScrollConstants.instant ? .began : .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
    set {
      switch newValue {
      case .ended, .cancelled, .failed: scrollView?.stopScrolling()
      case .possible, .began, .changed: break
      }
    }
  }

  override func translation(in view: UIView?) -> CGPoint {
    let raw = finger?.translation(at: now) ?? lifted
    return CGPoint(x: raw.x + correction.x, y: raw.y + correction.y)
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = self.translation(in: view)
    correction.x += translation.x - now.x
    correction.y += translation.y - now.y
  }

  /// Returns the velocity. During lift-off it is that of the lift-off, from the touch screen's
  /// samples. It is 0 while no finger is down.
  override func velocity(in view: UIView?) -> CGPoint {
    switch phase {
    case .ended(let velocity): velocity
    case .possible, .dragging, .cancelled: finger?.velocity(at: now) ?? .zero
    }
  }

  /// Returns the location of the finger, or (0, 0) while none is down.
  override func location(in view: UIView?) -> CGPoint {
    let point = finger?.location(at: now) ?? .zero
    return view?.convert(point, from: nil) ?? point
  }

  override var numberOfTouches: Int { finger == nil ? 0 : 1 }

  /// Whether no finger is assigned to the recogniser.
  var isFree: Bool { finger == nil }

  /// The time at which the current finger came down; nil while none is down.
  var downTime: TimeInterval? { finger?.path.downTime }

  func touchDown(_ touch: TouchTracking) {
    finger = touch
    phase = .possible
    correction = .zero
  }

  func begin(at time: TimeInterval) {
    changing(.state) { phase = .dragging(since: time) }
    status = .recognized
    dispatcher?.preventOthers(by: self)
  }

  /// Resumes after the gestures that it waited for have failed or one was recognised.
  func beginLate() { finger?.beginLate(at: now) }

  /// Notifies observers of the state that it is `.changed`, in a tick in which the finger drags.
  func drag() {
    guard observers != nil, state == .changed else { return }
    changing(.state) {}
  }

  func end(velocity: CGPoint) { changing(.state) { phase = .ended(velocity: velocity) } }

  /// Removes the finger from the scroll view until it lifts.
  func cancel() {
    guard let finger, let scrollView else { return }
    if case .dragging = phase {
      changing(.state) { phase = .cancelled }
      sendActions()
    }
    finger.exclude(scrollView)
  }

  func touchUp(at time: TimeInterval) {
    lifted = finger?.translation(at: time) ?? lifted
    finger = nil
    status = dispatcher == nil ? .possible : .over
    if case .possible = phase { return }
    changing(.state) { phase = .possible }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard case .dragging = phase, hasTargets else { return }
    // Targets may also read the content offset.
    scrollView?.advance(to: event.timestamp)
    sendActions()
  }

  // `TouchTracking` follows the finger without these events.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func reset() {}
}
