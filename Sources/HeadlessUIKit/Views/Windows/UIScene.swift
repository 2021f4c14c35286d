public import Foundation

/// One instance of an app's interface, as scene delegates are handed it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session it was connected with.
  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?

  /// On iOS the system makes scenes; here, whoever runs a scene delegate.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Whether a scene is in use; raw values as UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// Always in use: nothing else has the screen.
  open var activationState: ActivationState { .foregroundActive }

  /// What a list of the app's scenes would say.
  open var title: String! = ""
  /// The same, below it.
  open var subtitle = ""

  /// Fails: nothing else is on the phone that would open it.
  open func open(
    _ url: URL, options: Any? = nil, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Posted when the scene came to be, after its delegate was told.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Never posted here: the scene stays.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when it can be used, after its delegate was told: once, at the end of the launch.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Never posted here: the scene stays in use.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before it is seen, after its delegate was told.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Never posted here: the scene stays in use.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// What a scene is connected with.
  ///
  /// - Note: Partly: always nothing; nobody opened the app.
  @preconcurrency @MainActor
  open class ConnectionOptions: _Object {
    /// - Note: Partly: always empty; nobody opened the app.
    public init() { super.init(_object: ()) }

    /// Nobody opened a link.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Nobody opened a link.
    open var sourceApplication: String? { nil }
    /// Nothing goes on that was begun elsewhere.
    open var handoffUserActivityType: String? { nil }
    /// Nothing goes on that was begun elsewhere.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The icon's menu was not used.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}
