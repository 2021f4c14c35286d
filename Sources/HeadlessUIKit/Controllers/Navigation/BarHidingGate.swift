import Foundation

/// The delegate of the gestures that hide a navigation controller's bars. They work together with
/// all other gestures.
final class BarHidingGate: UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) { self.controller = controller }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Excludes taps on controls and bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let controller else { return false }
    guard gestureRecognizer is UITapGestureRecognizer else { return controller.hidesBarsOnSwipe }
    guard controller.hidesBarsOnTap else { return false }
    var view = touch.view
    while let current = view {
      if current is UIControl || current === controller.navigationBar
        || current === controller.toolbar
      {
        return false
      }
      view = current.superview
    }
    return true
  }
}
