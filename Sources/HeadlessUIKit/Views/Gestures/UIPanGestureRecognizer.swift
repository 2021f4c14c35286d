public import Foundation
import ScrollPhysics

/// A gesture recogniser for dragging with one or more fingers. It begins when the centre of the
/// fingers has moved 10 points.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers required.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The gesture fails if there are more before it begins.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scroll devices that the recogniser receives events from.
  ///
  /// - Note: Partly: stored without effect, because scroll wheels and trackpads are not simulated.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The centre of the fingers when a finger last came down or left, and the translation up to
  /// then.
  private var anchor = CGPoint.zero
  private var displacement = CGPoint.zero
  private var x = VelocityEstimator(), y = VelocityEstimator()

  /// Returns the distance that the centre of the fingers has moved since the first finger came
  /// down, in points.
  ///
  /// A finger that comes down or leaves does not count as movement. `view` is ignored: transforms
  /// of views are not taken into account.
  open func translation(in view: UIView?) -> CGPoint {
    // After the end, `location(in:)` returns the last location.
    displacement + (location(in: nil) - anchor)
  }

  /// Sets the current translation. Further movement is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    displacement = translation
    anchor = location(in: nil)
  }

  /// Returns the velocity of the fingers in points per second, from the touch screen's last
  /// samples.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(x: x.velocity(at: now), y: y.velocity(at: now))
  }

  open override func reset() {
    super.reset()
    (displacement, x, y) = (.zero, VelocityEstimator(), VelocityEstimator())
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = fingers.filter { !touches.contains($0) }
    if others.isEmpty { displacement = .zero } else { rebase(from: others) }
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

  /// A tolerance for rounding, in points, where a location was solved for the hysteresis.
  private static let slack: CGFloat = 1e-6

  /// Returns whether a movement is long enough for the gesture to begin.
  func hasBegun(by way: CGPoint) -> Bool {
    way.length + Self.slack >= CGFloat(ScrollConstants().panHysteresis)
  }

  private var isWaiting: Bool {
    if case .waiting = status { true } else { false }
  }

  private func rebase(from fingers: [UITouch]) {
    displacement = displacement + (.centre(of: fingers.map(\.place)) - anchor)
  }

  private func note() {
    let middle = location(in: nil)
    x.add(position: middle.x, at: now)
    y.add(position: middle.y, at: now)
  }
}
