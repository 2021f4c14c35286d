import Foundation
import ScrollPhysics

/// A scroll view's own recogniser: how far the finger has come since it went down, whichever scroll
/// view of the chain it moves. After lift-off it keeps its last value until the next touch, as
/// UIKit's does; code that looks at the direction of the last drag relies on that.
///
/// `TouchTracking` decides when it begins, exactly and not at the touch screen's times; other gestures
/// are asked as for every recogniser.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How far the recogniser is with the touch it has.
  private enum Phase {
    case possible
    /// Its scroll view follows the finger since that time.
    case dragging(since: TimeInterval)
    /// The finger leaves; with its velocity, of which the path that is over knows nothing.
    case ended(velocity: CGPoint)
    case cancelled
  }

  /// Switched off while a finger drags the view, the recogniser is cancelled: the drag ends there, and
  /// switching on again does not bring the finger back. A deceleration stops too.
  override func abandon() { scrollView?.stopScrolling() }

  private var finger: TouchTracking?
  private var phase = Phase.possible
  private var lifted: CGPoint = .zero
  private var correction: CGPoint = .zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// A scroll view that says it decides on gestures is asked about its own.
  override var deciding: (any UIGestureRecognizerDelegate)? {
    delegate ?? view as? any UIGestureRecognizerDelegate
  }

  /// `.began` in the instant in which the view begins to follow the finger, `.changed` from then on,
  /// `.ended` (or `.cancelled`) while the delegate is told of the drag's end, else `.possible`.
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

  /// While its lift-off is told, that of the lift-off, as the touch screen's samples have it; 0 while no
  /// finger is down.
  override func velocity(in view: UIView?) -> CGPoint {
    switch phase {
    case .ended(let velocity): velocity
    case .possible, .dragging, .cancelled: finger?.velocity(at: now) ?? .zero
    }
  }

  /// Where the finger is; (0, 0) while none is down.
  override func location(in view: UIView?) -> CGPoint {
    let point = finger?.location(at: now) ?? .zero
    return view?.convert(point, from: nil) ?? point
  }

  override var numberOfTouches: Int { finger == nil ? 0 : 1 }

  /// Whether no finger has it.
  var isFree: Bool { finger == nil }

  /// When the finger came that is down now.
  var downTime: TimeInterval? { finger?.path.downTime }

  func touchDown(_ touch: TouchTracking) {
    finger = touch
    phase = .possible
    correction = .zero
  }

  func begin(at time: TimeInterval) {
    changing(.state) { phase = .dragging(since: time) }
    status = .recognized
    dispatcher?.prevail(self)
  }

  /// The gestures it waited for have failed, or one of them has not.
  func beginLate() { finger?.beginLate(at: now) }

  /// A tick in which the finger drags: observers are told that the state is `.changed`.
  func drag() {
    guard observers != nil, state == .changed else { return }
    changing(.state) {}
  }

  func end(velocity: CGPoint) { changing(.state) { phase = .ended(velocity: velocity) } }

  /// Takes the finger from the scroll view, for as long as it stays down.
  func cancel() {
    guard let finger, let scrollView else { return }
    if case .dragging = phase {
      changing(.state) { phase = .cancelled }
      sendActions()
    }
    finger.lose(scrollView)
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
    // Targets look at the offset as well.
    scrollView?.advance(to: event.timestamp)
    sendActions()
  }

  // The way of the finger is known without its events.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func reset() {}
}
