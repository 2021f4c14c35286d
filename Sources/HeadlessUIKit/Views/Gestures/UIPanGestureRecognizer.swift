public import Foundation
import ScrollPhysics

/// A finger, or several, that moves. Begins when their middle is 10 points from where it was.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes.
  open var minimumNumberOfTouches = 1
  /// With how many fingers it does not begin.
  open var maximumNumberOfTouches = Int.max

  /// Which wheels and trackpads it looks at.
  ///
  /// - Note: Partly: kept; no script turns a wheel.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The middle of the fingers when one came or left last, and the way until then.
  private var anchor = CGPoint.zero
  private var way = CGPoint.zero
  private var x = VelocityEstimator(), y = VelocityEstimator()

  /// How far the fingers' middle has come since the gesture began to look at them, in points.
  ///
  /// A finger that comes or leaves does not count as a movement. All views stand upright here, so
  /// `view` makes no difference.
  open func translation(in view: UIView?) -> CGPoint {
    // After the end the last place counts.
    way + (location(in: nil) - anchor)
  }

  /// Makes `translation(in:)` count on from `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = translation
    anchor = location(in: nil)
  }

  /// The fingers' velocity in points per second, from the touch screen's last samples.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(x: x.velocity(at: now), y: y.velocity(at: now))
  }

  open override func reset() {
    super.reset()
    (way, x, y) = (.zero, VelocityEstimator(), VelocityEstimator())
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = fingers.filter { !touches.contains($0) }
    if others.isEmpty { way = .zero } else { rebase(from: others) }
    anchor = .centre(of: fingers.map(\.place))
    note()
    if state == .possible, fingers.count > maximumNumberOfTouches { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    switch state {
    case .possible:
      if fingers.count >= minimumNumberOfTouches, hasBegun(by: translation(in: nil)) {
        state = .began
      }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = fingers
    guard rest.isEmpty || rest.count < minimumNumberOfTouches else {
      rebase(from: tracked)
      anchor = .centre(of: rest.map(\.place))
      (x, y) = (VelocityEstimator(), VelocityEstimator())
      return
    }
    switch state {
    case .possible: if rest.isEmpty { state = isWaiting ? .ended : .failed }
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// A fraction of a point that rounding may take from a place that was solved for.
  private static let slack: CGFloat = 1e-6

  /// Whether a way is far enough.
  func hasBegun(by way: CGPoint) -> Bool {
    way.length + Self.slack >= CGFloat(ScrollConstants().panHysteresis)
  }

  private var isWaiting: Bool {
    if case .waiting = status { true } else { false }
  }

  private func rebase(from fingers: [UITouch]) {
    way = way + (.centre(of: fingers.map(\.place)) - anchor)
  }

  private func note() {
    let middle = location(in: nil)
    x.add(position: middle.x, at: now)
    y.add(position: middle.y, at: now)
  }
}
