/// The delegate of the interactive pop gesture. It begins only where the back button would pop.
final class PopGestureGate: UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.mayPopByFinger ?? false
  }
}
