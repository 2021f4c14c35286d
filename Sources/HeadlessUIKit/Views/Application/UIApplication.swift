/// The app object that delegates receive.
///
/// - Note: Partly: an app is not launched by itself. Code that needs the app's delegate creates it
///   and calls its methods. Screens need no delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app on the screen whose code is running. No launch creates it; a program sets its
  /// `delegate`.
  public static var shared: UIApplication {
    ScreenEnvironment.current[AppState.self].application
  }

  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on when the user is idle. Stored without effect: screens here stay
  /// on.
  open var isIdleTimerDisabled = false

  /// Whether a network activity indicator is shown. Stored without effect, as since iOS 13.
  open var isNetworkActivityIndicatorVisible = false

  /// The quick actions of the app's icon. Stored without effect: no home screen is simulated.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The number on the app's icon. Stored without effect: no home screen is simulated.
  open var applicationIconBadgeNumber = 0

  /// Whether shaking the device offers undo. Stored without effect: shaking is not simulated.
  open var applicationSupportsShakeToEdit = true

  /// Sends an event to each window that has one of its touches.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.touches {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Ignores touches that begin from now on, until every call is matched by
  /// `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() {
    ScreenEnvironment.current[TouchState.self].ignoredInteractions += 1
  }

  /// Ends one `beginIgnoringInteractionEvents()`. Does nothing if there was none.
  open func endIgnoringInteractionEvents() {
    let state = ScreenEnvironment.current[TouchState.self]
    state.ignoredInteractions = max(0, state.ignoredInteractions - 1)
  }

  /// Whether touches that begin are ignored.
  open var isIgnoringInteractionEvents: Bool {
    ScreenEnvironment.current[TouchState.self].ignoredInteractions > 0
  }

  /// A key in the options with which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }

    // The reasons for the launch. An app here is launched as by a tap on its icon, so that none of
    // these keys is in the options.

    /// A URL was opened.
    public static let url = LaunchOptionsKey("URL")
    /// The bundle identifier of the app that opened the URL.
    public static let sourceApplication = LaunchOptionsKey("SourceApplication")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey("RemoteNotification")
    /// A local notification.
    public static let localNotification = LaunchOptionsKey("LocalNotification")
    /// A location update.
    public static let location = LaunchOptionsKey("Location")
    /// A user activity continued from another device.
    public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionary")
    /// A quick action of the app's icon.
    public static let shortcutItem = LaunchOptionsKey("ShortcutItem")
    /// The property list that the opening app passed.
    public static let annotation = LaunchOptionsKey("Annotation")
    /// The type of the continued user activity.
    public static let userActivityType = LaunchOptionsKey("UserActivityType")
    /// A Bluetooth central manager was restored.
    public static let bluetoothCentrals = LaunchOptionsKey("BluetoothCentrals")
    /// A Bluetooth peripheral manager was restored.
    public static let bluetoothPeripherals = LaunchOptionsKey("BluetoothPeripherals")
  }
}
