public import Foundation
import ScrollPhysics

/// A scroll view's own recogniser: how far the finger has come since it went down, whichever scroll
/// view of the chain it moves. After lift-off it keeps its last value until the next touch, as
/// UIKit's does; code that looks at the direction of the last drag relies on that.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: _Object {
  /// Where a gesture is; raw values as UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// How far the recogniser is with the touch it has.
  private enum Phase {
    case possible
    /// Its scroll view follows the finger since that time.
    case dragging(since: TimeInterval)
    /// The finger leaves; with its velocity, of which the path that is over knows nothing.
    case ended(velocity: CGPoint)
    case cancelled
  }

  /// The scroll view it belongs to.
  public private(set) weak var view: UIView?
  /// Switched off while a finger drags the view, the recogniser is cancelled: the drag ends there, and
  /// switching on again does not bring the finger back. A deceleration stops too.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { scrollView?.stopScrolling() } }
  }
  private var touch: TouchTracking?
  private var phase = Phase.possible
  private var lifted: CGPoint = .zero
  private var correction: CGPoint = .zero

  init(scrollView: UIScrollView) {
    view = scrollView
    super.init(_object: ())
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// `.began` in the instant in which the view begins to follow the finger, `.changed` from then on,
  /// `.ended` (or `.cancelled`) while the delegate is told of the drag's end, else `.possible`.
  open var state: State {
    switch phase {
    case .possible: .possible
    case .dragging(let start): now <= start + ScrollConstants.instant ? .began : .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  /// Points from touch-down to where the finger is now, or was when it left. All views stand
  /// upright here, so `view` makes no difference.
  open func translation(in view: UIView?) -> CGPoint {
    let raw = touch?.translation(at: now) ?? lifted
    return CGPoint(x: raw.x + correction.x, y: raw.y + correction.y)
  }

  /// Makes `translation(in:)` count on from `translation` until the next touch.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = self.translation(in: view)
    correction.x += translation.x - now.x
    correction.y += translation.y - now.y
  }

  /// The finger's velocity in points per second; while its lift-off is told, that of the lift-off, as
  /// the touch screen's samples have it; 0 while no finger is down.
  open func velocity(in view: UIView?) -> CGPoint {
    switch phase {
    case .ended(let velocity): velocity
    case .possible, .dragging, .cancelled: touch?.velocity(at: now) ?? .zero
    }
  }

  /// Where the finger is, in the coordinates of `view` or of the window; (0, 0) while none is down.
  open func location(in view: UIView?) -> CGPoint {
    let point = touch?.location(at: now) ?? .zero
    return view?.convert(point, from: nil) ?? point
  }

  private var now: TimeInterval { (view?.environment ?? .current).clock.time }

  /// When the finger came that is down now.
  var downTime: TimeInterval? { touch?.path.downTime }

  func touchDown(_ touch: TouchTracking) {
    self.touch = touch
    phase = .possible
    correction = .zero
  }

  func begin(at time: TimeInterval) { changing(.state) { phase = .dragging(since: time) } }

  /// A tick in which the finger drags: observers are told that the state is `.changed`.
  func drag() {
    guard observers != nil, state == .changed else { return }
    changing(.state) {}
  }

  func end(velocity: CGPoint) { changing(.state) { phase = .ended(velocity: velocity) } }

  /// Takes the finger from the scroll view, for as long as it stays down.
  func cancel() {
    guard let touch, let scrollView else { return }
    if case .dragging = phase { changing(.state) { phase = .cancelled } }
    touch.lose(scrollView)
  }

  func touchUp(at time: TimeInterval) {
    lifted = touch?.translation(at: time) ?? lifted
    touch = nil
    if case .possible = phase { return }
    changing(.state) { phase = .possible }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .state ? state : nil
  }
}
