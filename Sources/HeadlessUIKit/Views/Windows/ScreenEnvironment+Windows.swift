extension ScreenEnvironment {
  /// The windows that were made visible and are still there, the last one last.
  var windows: [UIWindow] { shownWindows.compactMap { $0.object as? UIWindow } }

  /// The window that was made key last.
  var keyWindow: UIWindow? { windows.last }

  /// The window comes to the front and takes what is not said to another one.
  func madeKey(_ window: UIWindow) {
    shownWindows.removeAll { $0.object == nil || $0.object === window }
    shownWindows.append(WeakObject(window))
  }

  /// The scene of windows that were given none.
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
