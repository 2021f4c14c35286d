import Foundation

/// A pan gesture recogniser that reports swipes over a list's rows to its `RowSwiper`.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  weak var swiper: RowSwiper?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    notifySwiper()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    notifySwiper()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    notifySwiper()
  }

  private func notifySwiper() { swiper?.panned() }
}
