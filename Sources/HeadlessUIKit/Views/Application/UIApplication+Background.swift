public import Foundation

// What an app asks of the system around it. It answers as it does to one that stays in use, on a phone that is
// offline and whose owner allowed nothing: nothing is notified, restored, fetched or put into the background.
extension UIApplication {
  /// Work may begin; nothing ends it, since the app is never in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// The same with a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let environment = ScreenEnvironment.current
    environment.backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: environment.backgroundTasks)
  }

  /// The work is done.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// As long as anybody wants: the app is in use.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app would be woken to fetch things.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// How seldom it wants to be; nothing wakes it here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Not at all.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
  /// Whether files can be read: the phone is unlocked.
  public var isProtectedDataAvailable: Bool { true }

  /// Fails on a phone that is offline: the delegate hears nothing before it is online again.
  public func registerForRemoteNotifications() {}
  /// There is nothing to end.
  public func unregisterForRemoteNotifications() {}
  /// Never: the phone is offline.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Nothing is played, so that no headset's buttons are told of.
  public func beginReceivingRemoteControlEvents() {}
  /// There is nothing to end.
  public func endReceivingRemoteControlEvents() {}

  /// Whether the icon can be another: nobody sees one.
  public var supportsAlternateIcons: Bool { false }
  /// The icon's name; nil for the usual one.
  public var alternateIconName: String? { nil }
  /// Fails, as where an app has no other icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// Only one scene is there.
  public var supportsMultipleScenes: Bool { false }
  /// The session of the one scene.
  public var openSessions: Set<UISceneSession> { [ScreenEnvironment.current.windowScene.session] }
  /// Fails: an app has one scene here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any? = nil,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Fails: the one scene stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any? = nil,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// The picture of the app among the others is seen nowhere.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// All but upside down on a phone, as where a property list says nothing.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    ScreenEnvironment.current.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Nothing is restored.
  public func extendStateRestoration() {}
  /// Nothing is restored.
  public func completeStateRestoration() {}
  /// No picture is taken for the next launch.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Never posted here: refreshing stays available.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Never posted here: the phone stays unlocked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted here: the phone was not locked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}
