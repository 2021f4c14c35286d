extension ScreenEnvironment {
  /// The windows that have been key and still exist, in the order in which they last became key.
  var windows: [UIWindow] { shownWindows.compactMap { $0.object as? UIWindow } }

  /// The window that was made key last.
  var keyWindow: UIWindow? { windows.last }

  /// Moves a window to the front, as the key window.
  func madeKey(_ window: UIWindow) {
    shownWindows.removeAll { $0.object == nil || $0.object === window }
    shownWindows.append(WeakObject(window))
  }

  /// The scene of the environment, used by windows without an explicit scene.
  var windowScene: UIWindowScene {
    if let ownScene { return ownScene }
    let scene = run {
      UIWindowScene(
        session: UISceneSession(
          configuration: UISceneConfiguration(
            name: nil, sessionRole: .windowApplication)),
        connectionOptions: UIScene.ConnectionOptions())
    }
    ownScene = scene
    return scene
  }
}
