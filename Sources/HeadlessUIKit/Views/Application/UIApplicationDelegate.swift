public import Foundation

/// What an app's delegate may implement. Every method has a default, as optional ones have on iOS.
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
  /// Windows were closed.
  ///
  /// - Note: Partly: its moment never comes: the one scene stays.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Something else has the screen.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is not seen.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is seen again.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func applicationWillTerminate(_ application: UIApplication)
  /// Which way up the windows may be shown, beside what their controllers say.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The device is being turned.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )
  /// The device was turned.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
  /// The device is being turned: where the status bar will be.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  )
  /// The device was turned: where the status bar has been.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  )
  /// Something opens a URL of the app.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// As before iOS 9.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// As before iOS 4.2.
  ///
  /// - Note: Partly: its moment never comes: no other app opens this one.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Whether parts of other apps may be shown.
  ///
  /// - Note: Partly: its moment never comes: no other app has parts to show.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool
  /// Something is about to be gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Something is gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Something could not be gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// What could be gone on with was brought up to date.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func application(
    _ application: UIApplication, didUpdate userActivity: NSUserActivity
  )
  /// The phone can be sent things.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// It cannot.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// It was sent something.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )
  /// It was sent something for which the app may fetch more.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// A button of what was sent was tapped.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  )
  /// Likewise, with an answer.
  ///
  /// - Note: Partly: its moment never comes: the phone is offline.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  )
  /// The app was woken to fetch things.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// What was fetched without the app is there.
  ///
  /// - Note: Partly: its moment never comes: the app stays in use.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// A line of the icon's menu was tapped.
  ///
  /// - Note: Partly: its moment never comes: there is no home screen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// A watch asks for something.
  ///
  /// - Note: Partly: its moment never comes: there is no watch.
  func application(
    _ application: UIApplication,
    handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  )
  /// Health data is to be asked for.
  ///
  /// - Note: Partly: its moment never comes: there is no health data.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Whether the system words the app's commands for keyboards.
  ///
  /// - Note: Partly: its moment never comes: no keyboard with keys is attached.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Memory runs short.
  ///
  /// - Note: Partly: its moment never comes: it does not run short here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// A day began, or the clock was set.
  ///
  /// - Note: Partly: its moment never comes: no day ends while a screen is drawn.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The phone is being locked.
  ///
  /// - Note: Partly: its moment never comes: the phone stays unlocked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The phone was unlocked.
  ///
  /// - Note: Partly: its moment never comes: the phone stays unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// A controller of an earlier launch is to be made anew.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Whether what is shown is kept for the next launch.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether what was shown is shown again.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// As before iOS 13.2.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// As before iOS 13.2.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// What is shown is being kept.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  )
  /// What was shown has been read.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  )
}

extension UIApplicationDelegate {
  /// Nil, and not to be set: a delegate with a window declares its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)`, which delegates had before; true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The session's own configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
