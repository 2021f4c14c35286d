public import Foundation
import ScrollPhysics

/// A gesture recogniser for two fingers that move together or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at which the gesture began. Further movement is
  /// applied to a value that is set.
  open var scale: CGFloat = 1 {
    didSet { if scale > 0 { reference = line.map { $0.length / scale } ?? reference } }
  }
  /// The velocity of the scale per second, from the touch screen's last samples.
  open var velocity: CGFloat { CGFloat(speed.velocity(at: now)) }

  private var reference: CGFloat = 0
  private var speed = VelocityEstimator()
  private var line: FingerLine? { FingerLine(fingers) }

  open override func reset() {
    super.reset()
    reference = 0
    scale = 1
    speed = VelocityEstimator()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > 2 {
      for finger in fingers.dropFirst(2) { ignore(finger, for: event) }
    } else if let line {
      reference = line.length / scale
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line, reference > 0 else { return }
    if state == .possible {
      guard abs(line.length - reference) >= FingerLine.hysteresis else { return }
      // The hysteresis does not count towards the scale, as with a scroll view's pan.
      reference += line.length > reference ? FingerLine.hysteresis : -FingerLine.hysteresis
      follow(line)
      state = .began
    } else {
      follow(line)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    oneOfTwoLeft()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func follow(_ line: FingerLine) {
    let reference = max(reference, 1)
    scale = line.length / reference
    speed.add(position: Double(scale), at: now)
  }
}
