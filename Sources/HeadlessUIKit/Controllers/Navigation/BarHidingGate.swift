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
    let isBarred = touch.view?.ancestry.contains {
      $0 is UIControl || $0 === controller.navigationBar || $0 === controller.toolbar
    }
    return isBarred != true
  }
}
