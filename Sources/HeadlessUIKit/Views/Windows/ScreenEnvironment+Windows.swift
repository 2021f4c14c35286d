import Foundation

extension ScreenEnvironment {
  /// The windows that have been key and still exist, in the order in which they last became key.
  package var windows: [UIWindow] {
    self[WindowState.self].shown.compactMap { $0.object as? UIWindow }
  }

  /// The window that was made key last.
  var keyWindow: UIWindow? { windows.last }

  /// Moves a window to the front, as the key window.
  func recordKeyWindow(_ window: UIWindow) {
    let state = self[WindowState.self]
    state.shown.removeAll { $0.object == nil || $0.object === window }
    state.shown.append(WeakObject(window))
  }

  /// Returns the frame of the status bar in an orientation; empty if the responsible controller
  /// hides it.
  func statusBarFrame(in orientation: UIInterfaceOrientation) -> CGRect {
    guard keyWindow?.isStatusBarHidden != true else { return .zero }
    let geometry = geometry(in: orientation)
    return CGRect(x: 0, y: 0, width: geometry.size.width, height: geometry.statusBarHeight)
  }

  /// The scene of the environment, used by windows without an explicit scene.
  var windowScene: UIWindowScene {
    let state = self[WindowState.self]
    if let scene = state.scene { return scene }
    let scene = run {
      UIWindowScene(
        session: UISceneSession(
          configuration: UISceneConfiguration(
            name: nil, sessionRole: .windowApplication)),
        connectionOptions: UIScene.ConnectionOptions())
    }
    state.scene = scene
    return scene
  }
}
