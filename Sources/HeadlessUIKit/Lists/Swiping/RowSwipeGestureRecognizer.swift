import Foundation

/// A list's own recogniser for swipes over its rows.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  weak var swiper: RowSwiper?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    tell()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    tell()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    tell()
  }

  private func tell() { swiper?.panned() }
}
