public import Foundation

// System services of an app. They answer as on a phone that is offline and whose owner has granted
// no permission, to an app that stays in the foreground: nothing is delivered, restored, fetched or
// suspended.
extension UIApplication {
  /// Begins a background task. The expiration handler is never called, because the app never enters
  /// the background.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins a named background task. The expiration handler is never called, because the app never
  /// enters the background.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let state = ScreenEnvironment.current[AppState.self]
    state.backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: state.backgroundTasks)
  }

  /// Ends a background task. Has no effect here.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time left in the background, in seconds. The greatest number, because the app stays in the
  /// foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The app's permission to fetch content in the background. Always `available`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Sets the minimum interval between background fetches. Ignored: the app is never woken to
  /// fetch.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The smallest interval that the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that disables background fetches.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
  /// Whether protected files can be read. Always true: the phone is unlocked.
  public var isProtectedDataAvailable: Bool { true }

  /// Registers for remote notifications. Has no effect and calls no delegate method: the phone is
  /// offline.
  public func registerForRemoteNotifications() {}
  /// Unregisters from remote notifications. Has no effect here.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app is registered for remote notifications. Always false: the phone is offline.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Starts receiving remote control events. Has no effect: there are no remote controls here.
  public func beginReceivingRemoteControlEvents() {}
  /// Stops receiving remote control events. Has no effect here.
  public func endReceivingRemoteControlEvents() {}

  /// Whether the app can change its icon. Always false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon. Always nil, for the primary icon.
  public var alternateIconName: String? { nil }
  /// Changes the icon. Fails for every name, as for an app without alternate icons. Succeeds for
  /// nil.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// Whether the app supports several scenes. Always false.
  public var supportsMultipleScenes: Bool { false }
  /// The session of the app's only scene.
  public var openSessions: Set<UISceneSession> { [ScreenEnvironment.current.windowScene.session] }
  /// Activates or creates a scene. Always fails: an app has one scene here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any? = nil,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Closes a scene. Always fails: the app's only scene stays open.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any? = nil,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Updates a scene's snapshot in the app switcher. Has no effect: no app switcher is simulated.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Returns the default orientations of an app whose property list has none: all on a pad, all but
  /// upside down on a phone.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    ScreenEnvironment.current.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Delays the end of state restoration. Has no effect: nothing is restored.
  public func extendStateRestoration() {}
  /// Ends a delayed state restoration. Has no effect: nothing is restored.
  public func completeStateRestoration() {}
  /// Excludes the current snapshot from the next launch. Has no effect: no snapshot is taken.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Posted when the background refresh status changes. Never posted here: the status stays
  /// `available`.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted before protected data becomes unavailable. Never posted here: the phone stays unlocked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when protected data becomes available. Never posted here: the phone was not locked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}
