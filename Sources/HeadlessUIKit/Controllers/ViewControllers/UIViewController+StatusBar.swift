extension UIViewController {
  /// Returns the controller that controls the status bar instead of this one, or this one.
  func statusBarSource(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    if let presented, presented.controlsStatusBar { return presented.statusBarSource(child) }
    return self[keyPath: child]?.statusBarSource(child) ?? self
  }

  /// Whether the status bar is on black, because a full sheet shrinks this view.
  ///
  /// It is false if another presentation covers the screen again.
  var hasBlackStatusBar: Bool {
    var (isBlack, next) = (false, presented)
    while let controller = next {
      if let sheet = controller.presentation?.controller as? UISheetPresentationController {
        isBlack = isBlack || sheet.blackensStatusBar
      } else if controller.controlsStatusBar {
        isBlack = false
      }
      next = controller.presented
    }
    return isBlack
  }
}

extension UIWindow {
  /// Updates the status bar and home indicator from the controllers that determine them.
  func updateStatusBar(for root: UIViewController) {
    guard hasStatusBarAppearance else { return }
    let styleSource = root.statusBarSource(\.childForStatusBarStyle)
    let hidingSource = root.statusBarSource(\.childForStatusBarHidden)
    let style = styleSource.preferredStatusBarStyle
    let isDark = styleSource.traitCollection.userInterfaceStyle == .dark
    overlay.isHomeIndicatorHidden =
      root.statusBarSource(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    let isLight = root.hasBlackStatusBar || style == .default && isDark
    overlay.show(isLight ? .lightContent : style)
    overlay.setStatusBarHidden(
      hidingSource.prefersStatusBarHidden, hidingSource.preferredStatusBarUpdateAnimation)
  }
}
