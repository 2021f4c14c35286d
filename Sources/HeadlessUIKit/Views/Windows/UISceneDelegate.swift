/// What a scene's delegate may implement. Every method has a default, as optional ones have on iOS.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  ///
  /// - Note: Partly: its moment never comes: the scene stays in use.
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Something else has the screen.
  ///
  /// - Note: Partly: its moment never comes: the scene stays in use.
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen.
  ///
  /// - Note: Partly: its moment never comes: the scene stays in use.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Something opens a URL of the app.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What would be shown again at the next launch.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// What was shown is to be shown again.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  /// Something is about to be gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Something is gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Something could not be gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// What could be gone on with was brought up to date.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
