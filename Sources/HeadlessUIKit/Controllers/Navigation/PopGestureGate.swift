/// Lets a navigation controller's pop by a finger begin where its back button would pop.
final class PopGestureGate: UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.mayPopByFinger ?? false
  }
}
