public import Foundation

/// A gesture recogniser for fingers that stay down in one place.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must stay down before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0

  private var taps = 0

  open override func reset() {
    super.reset()
    taps = 0
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if fingers.count > numberOfTouchesRequired { return state = .failed }
    guard fingers.count == numberOfTouchesRequired else { return }
    if taps >= numberOfTapsRequired {
      deadline = now + max(0, minimumPressDuration)
      if minimumPressDuration <= 0 { deadlineReached() }
    } else {
      deadline = now + TouchDispatcher.tapDuration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      if touches.contains(where: { $0.travel > allowableMovement }) { state = .failed }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      guard fingers.isEmpty else { return }
      taps += 1
      if taps > numberOfTapsRequired { return state = .failed }
      deadline = now + TouchDispatcher.tapPause
    case .began, .changed: if fingers.isEmpty { state = .ended }
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlineReached() {
    let isPressed = taps >= numberOfTapsRequired && fingers.count == numberOfTouchesRequired
    state = isPressed ? .began : .failed
  }
}
