import Foundation

/// A gesture recogniser for taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required.
  open var numberOfTapsRequired = 1
  /// The number of fingers required for each tap.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var first: CGPoint?
  private var maximumTouchCount = 0

  open override func reset() {
    super.reset()
    (taps, first, maximumTouchCount) = (0, nil, 0)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count == touches.count {
      deadline = now + TouchDispatcher.tapDuration
      maximumTouchCount = 0
    }
    maximumTouchCount = max(maximumTouchCount, fingers.count)
    let place = location(in: nil)
    if maximumTouchCount > numberOfTouchesRequired
      || first.map({ (place - $0).length > TouchDispatcher.tapMovement }) ?? false
    {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > TouchDispatcher.tapMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return }
    guard maximumTouchCount == numberOfTouchesRequired,
      touches.allSatisfy({ $0.travel <= TouchDispatcher.tapMovement })
    else { return state = .failed }
    taps += 1
    if first == nil { first = location(in: nil) }
    if taps >= numberOfTapsRequired {
      deadline = nil
      state = .ended
    } else {
      deadline = now + TouchDispatcher.tapPause
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlineReached() { state = .failed }

  /// Returns whether the tap prevents another gesture. A tap does not prevent a gesture of more
  /// taps with equally many fingers.
  open override func canPrevent(
    _ preventedGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return numberOfTapsRequired >= other.numberOfTapsRequired
      || numberOfTouchesRequired != other.numberOfTouchesRequired
  }
}
