extension UIViewController {
  /// The controller that answers for this one.
  func statusBarSource(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    if let presented, presented.answersForStatusBar { return presented.statusBarSource(child) }
    return self[keyPath: child]?.statusBarSource(child) ?? self
  }

  /// Whether a full card over it has left the status bar on black, and nothing covers the screen again.
  var hasBlackStatusBar: Bool {
    var (isBlack, next) = (false, presented)
    while let controller = next {
      if let sheet = controller.presentation?.controller as? UISheetPresentationController {
        isBlack = isBlack || sheet.blackensStatusBar
      } else if controller.answersForStatusBar {
        isBlack = false
      }
      next = controller.presented
    }
    return isBlack
  }
}
