import Foundation

/// The pinch gesture recogniser of a scroll view. It zooms the view that the delegate names. The
/// second finger ends the pan of the first one.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  private var hasBegun = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 2, scrollView?.canZoom == true { scrollView?.stopScrolling() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let scrollView, state == .began || state == .changed else { return }
    if !hasBegun {
      hasBegun = true
      scrollView.beginPinch(at: location(in: scrollView))
    }
    scrollView.continuePinch(scale: scale, at: location(in: scrollView))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish()
  }

  private func finish() {
    guard hasBegun, state != .began, state != .changed else { return }
    hasBegun = false
    scrollView?.endPinch()
  }

  override func reset() {
    super.reset()
    hasBegun = false
  }
}
