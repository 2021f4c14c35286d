public import Foundation
import ScrollPhysics

/// A scroll view's own recogniser: how far the finger has come since it went down, whichever scroll
/// view of the chain it moves. After lift-off it keeps its last value until the next touch
/// (systems.md §4.4).
@preconcurrency @MainActor
open class UIPanGestureRecognizer {
  /// Where a gesture is; raw values as UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The scroll view it belongs to.
  public private(set) weak var view: UIView?
  open var isEnabled = true
  private var touch: TouchTracking?
  private var lifted: CGPoint = .zero
  private var correction: CGPoint = .zero

  init(scrollView: UIScrollView) { view = scrollView }

  open var state: State {
    guard let scrollView = view as? UIScrollView else { return .possible }
    return scrollView.isDragging ? .changed : .possible
  }

  /// Points from touch-down to where the finger is now, or was when it left. All views stand
  /// upright here, so `view` makes no difference.
  open func translation(in view: UIView?) -> CGPoint {
    let raw = touch?.translation(at: now) ?? lifted
    return CGPoint(x: raw.x + correction.x, y: raw.y + correction.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = self.translation(in: view)
    correction.x += translation.x - now.x
    correction.y += translation.y - now.y
  }

  /// The finger's velocity in points per second; 0 while none is down.
  open func velocity(in view: UIView?) -> CGPoint {
    touch?.velocity(at: now) ?? .zero
  }

  open func location(in view: UIView?) -> CGPoint {
    let point = touch?.location(at: now) ?? .zero
    return view?.convert(point, from: nil) ?? point
  }

  private var now: TimeInterval { (view?.environment ?? .current).clock.time }

  /// When the finger came that is down now.
  var downTime: TimeInterval? { touch?.path.downTime }

  func touchDown(_ touch: TouchTracking) {
    self.touch = touch
    correction = .zero
  }

  func touchUp(at time: TimeInterval) {
    lifted = touch?.translation(at: time) ?? lifted
    touch = nil
  }
}
