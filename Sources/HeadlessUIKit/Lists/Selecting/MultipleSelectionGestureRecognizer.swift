import Foundation

/// A pan of two fingers over the rows of a list.
///
/// The recogniser ignores touches until a second finger is down, so that one finger scrolls
/// undisturbed.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
  private var list: UIScrollView? { view as? UIScrollView }

  override init(target: Any? = nil, action: Selector? = nil) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Returns true for two fingers, unless the list scrolls both ways: Apple documents the gesture
  /// only for lists that scroll in one direction.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let list, super.shouldReceive(event) else { return false }
    return list.draggableAxes.count < 2 && fingers(of: event).count == 2
  }

  private func fingers(of event: UIEvent) -> [UITouch] {
    event.touches.filter { touch in
      guard let list, touch.isDown, let view = touch.view else { return false }
      return view === list || view.isDescendant(of: list)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers(of: event).reversed() where !tracked.contains(touch) {
      receive(touch)
      tracked.insert(tracked.removeLast(), at: 0)
    }
    super.touchesBegan(touches, with: event)
  }

  /// Makes the list's scroll gesture wait, so that two fingers scroll only if they do not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === list?.scrollPan
  }
}
