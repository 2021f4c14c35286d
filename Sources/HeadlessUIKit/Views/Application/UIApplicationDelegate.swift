public import Foundation

/// The methods that an app delegate may implement. Every method has a default implementation,
/// because they are optional on iOS.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes in the app switcher.
  ///
  /// - Note: Partly: its moment never comes: the one scene stays.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app leaves the background.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app terminates.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the orientations that the app allows for a window. View controllers may restrict them
  /// further.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called before the screen rotates.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )
  /// Called after the screen has rotated.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
  /// Called before a rotation changes the status bar's frame, with the new frame.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  )
  /// Called after a rotation has changed the status bar's frame, with the old frame.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  )
  /// Opens a URL that another app asked this app to open.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Opens a URL that another app asked this app to open. The method of iOS versions before 9.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Opens a URL that another app asked this app to open. The method of iOS versions before 4.2.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Returns whether app extensions of other apps may be used.
  ///
  /// - Note: Partly: its moment never comes: no other app has parts to show.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool
  /// Called when a user activity from another device is about to continue. Returns whether the app
  /// itself informs the user.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues a user activity from another device. Returns whether the app handled it.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when a user activity could not be continued.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// Called when a user activity was updated.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication, didUpdate userActivity: NSUserActivity
  )
  /// Called when the device is registered for remote notifications.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when the registration for remote notifications failed.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called when a remote notification arrives.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )
  /// Called when a remote notification arrives for which the app may fetch data.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when the user taps an action of a remote notification.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  )
  /// Called when the user answers an action of a remote notification with text.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  )
  /// Called when the app may fetch data in the background.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when transfers of a background URL session need handling.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Called when the user chooses a quick action of the app's icon.
  ///
  /// - Note: Partly: its moment never comes: there is no home screen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Called when a paired watch sends a request.
  ///
  /// - Note: Partly: its moment never comes: there is no watch.
  func application(
    _ application: UIApplication,
    handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  )
  /// Called when the app should request access to health data.
  ///
  /// - Note: Partly: its moment never comes: there is no health data.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Returns whether the system localises the app's key commands.
  ///
  /// - Note: Partly: its moment never comes: no keyboard with keys is attached.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Called when memory runs low.
  ///
  /// - Note: Partly: its moment never comes: it does not run short here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when a day begins or the clock is set.
  ///
  /// - Note: Partly: its moment never comes: no day ends while a screen is drawn.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called before protected files become unavailable because the phone is being locked.
  ///
  /// - Note: Partly: its moment never comes: the phone stays unlocked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when protected files became available because the phone was unlocked.
  ///
  /// - Note: Partly: its moment never comes: the phone stays unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Returns a view controller to restore from an earlier launch.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Returns whether the app's state is saved for the next launch.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns whether the saved state is restored.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns whether the app's state is saved for the next launch. The method of iOS versions
  /// before 13.2.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the saved state is restored. The method of iOS versions before 13.2.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Called while the app's state is being saved, to add data.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  )
  /// Called when the saved state was restored, to read added data.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  )
}

extension UIApplicationDelegate {
  /// The default window: nil. Setting it has no effect. A delegate with a window declares this
  /// property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)`, the older form of this method, and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default implementation, which does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Returns the session's configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// The default implementation, which does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The default implementation, which does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation, which does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation, which does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation, which does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation, which does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
