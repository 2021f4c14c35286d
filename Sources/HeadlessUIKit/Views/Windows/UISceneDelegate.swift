/// The methods that a scene delegate may implement. Every method has a default implementation,
/// because they are optional on iOS.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene was disconnected.
  ///
  /// - Note: Partly: its moment never comes: the scene stays in use.
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  ///
  /// - Note: Partly: its moment never comes: the scene stays in use.
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  ///
  /// - Note: Partly: its moment never comes: the scene stays in use.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs that other apps asked this app to open.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the activity from which the scene can be restored at the next launch.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the interaction state of an earlier launch.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  /// Called when a user activity from another device is about to continue.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues a user activity from another device.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when a user activity could not be continued.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Called when a user activity was updated.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// The default implementation, which does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation, which does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation, which does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation, which does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation, which does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation, which does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default implementation, which does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns nil: there is no activity to restore.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// The default implementation, which does nothing.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// The default implementation, which does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// The default implementation, which does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The default implementation, which does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// The default implementation, which does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
