public import Foundation

// What the system around an app tells and asks: what who does not implement it says.
extension UIApplicationDelegate {
  /// All that their controllers say.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
  /// It cannot.
  public func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// It cannot.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// It cannot.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// They may.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool { true }
  /// Nobody says so.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// It is not.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didUpdate userActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Fetches nothing.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Fetches nothing.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nothing is answered.
  public func application(
    _ application: UIApplication,
    handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { reply(nil) }
  /// Does nothing.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// None.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  /// It is not.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// It is not.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// It is not.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
    -> Bool
  { false }
  /// It is not.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
  /// It does.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool { true }
}
