public import Foundation
import ScrollPhysics

/// A gesture recogniser for two fingers that rotate around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, in radians, clockwise. Further movement is added to a
  /// value that is set.
  open var rotation: CGFloat = 0
  /// The velocity in radians per second, from the touch screen's last samples.
  open var velocity: CGFloat { CGFloat(speed.velocity(at: now)) }

  /// The angle of the line between the fingers at the last event, and the rotation since the
  /// fingers came down.
  private var last: CGFloat?
  private var accumulatedRotation: CGFloat = 0
  private var speed = VelocityEstimator()

  open override func reset() {
    super.reset()
    (rotation, last, accumulatedRotation, speed) = (0, nil, 0, VelocityEstimator())
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > 2 {
      for finger in fingers.dropFirst(2) { ignore(finger, for: event) }
    } else {
      last = FingerLine(fingers)?.angle
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    oneOfTwoLeft()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line = FingerLine(fingers), let before = last else { return }
    last = line.angle
    // Takes the shorter way round.
    let step = (line.angle - before).remainder(dividingBy: 2 * .pi)
    if state == .possible {
      accumulatedRotation += step
      // The hysteresis is an arc: each finger moves on a circle whose radius is half of the line.
      let needed = 2 * FingerLine.hysteresis / line.length
      guard abs(accumulatedRotation) >= needed else { return }
      rotation = accumulatedRotation - (accumulatedRotation > 0 ? needed : -needed)
      speed.add(position: Double(rotation), at: now)
      state = .began
    } else {
      rotation += step
      speed.add(position: Double(rotation), at: now)
      state = .changed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
