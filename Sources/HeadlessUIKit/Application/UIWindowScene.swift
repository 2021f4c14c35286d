/// A scene on the screen in use.
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
}

extension UIWindow {
  /// As large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}
