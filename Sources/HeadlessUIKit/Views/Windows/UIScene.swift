public import Foundation

/// An instance of an app's interface, which scene delegates receive.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session that the scene is connected to.
  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?

  /// Creates a scene. On iOS the system creates scenes. Here, the code that runs a scene delegate
  /// does.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The activation state of a scene. Raw values match UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// The activation state. Always active in the foreground: an app here never enters the
  /// background.
  open var activationState: ActivationState { .foregroundActive }

  /// The title of the scene in the app switcher. Stored without effect.
  open var title: String! = ""
  /// The subtitle of the scene in the app switcher. Stored without effect.
  open var subtitle = ""

  /// Opens a URL in another app. Always calls `completion` with false: no other apps are installed.
  open func open(
    _ url: URL, options: Any? = nil, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Posted when the scene is connected, after its delegate was called.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is disconnected. Never posted here: the scene stays connected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted once at the end of the launch, when the scene has become active and its delegate was
  /// called.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive. Never posted here: the scene stays active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before the scene is shown, after its delegate was called.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background. Never posted here: the scene stays active.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The reasons why a scene is connected.
  ///
  /// - Note: Partly: always empty, because the app is launched without a URL, activity or quick
  ///   action.
  @preconcurrency @MainActor
  open class ConnectionOptions: _Object {
    /// Creates options without contents.
    ///
    /// - Note: Partly: always empty, because the app is launched without a URL, activity or quick
    ///   action.
    public init() { super.init(_object: ()) }

    /// The URLs to open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that opened a URL. Always nil.
    open var sourceApplication: String? { nil }
    /// The type of an activity to continue from another device. Always nil.
    open var handoffUserActivityType: String? { nil }
    /// The activities to continue from another device. Always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The quick action that launched the app. Always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}
