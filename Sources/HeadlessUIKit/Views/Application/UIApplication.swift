/// The app, as delegates are handed it.
///
/// - Note: Partly: nothing launches an app here. Whoever wants to run an app's own delegate makes it
///   and calls its methods; screens need none.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app. Nothing launches it; its `delegate` is what a program sets.
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays lit. Screens here are.
  open var isIdleTimerDisabled = false

  /// Whether something is loaded; shown nowhere, as since iOS 13.
  open var isNetworkActivityIndicatorVisible = false

  /// The entries of the icon's menu, which nobody sees here.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The number on the icon, which nobody sees here.
  open var applicationIconBadgeNumber = 0

  /// Kept: nobody shakes the device.
  open var applicationSupportsShakeToEdit = true

  /// Hands the event to the windows whose fingers it is about.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.touches {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Touches that begin from now on go nowhere, until each call is taken back.
  open func beginIgnoringInteractionEvents() {
    ScreenEnvironment.current.ignoredInteractions += 1
  }

  /// Takes back one call of `beginIgnoringInteractionEvents()`; nothing where there is none.
  open func endIgnoringInteractionEvents() {
    let environment = ScreenEnvironment.current
    environment.ignoredInteractions = max(0, environment.ignoredInteractions - 1)
  }

  /// Whether touches that begin go nowhere.
  open var isIgnoringInteractionEvents: Bool { ScreenEnvironment.current.ignoredInteractions > 0 }

  /// Keys of what an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }

    // Why the app was started: here always by a tap on its icon, so that none of them is among the options.

    /// A link was opened.
    public static let url = LaunchOptionsKey("URL")
    /// The app that opened the link.
    public static let sourceApplication = LaunchOptionsKey("SourceApplication")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey("RemoteNotification")
    /// A message of the app's own.
    public static let localNotification = LaunchOptionsKey("LocalNotification")
    /// The device has been moved.
    public static let location = LaunchOptionsKey("Location")
    /// What was done elsewhere goes on.
    public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionary")
    /// An entry of the icon's menu.
    public static let shortcutItem = LaunchOptionsKey("ShortcutItem")
    /// What the app that opened the link said of it.
    public static let annotation = LaunchOptionsKey("Annotation")
    /// The kind of what was done elsewhere.
    public static let userActivityType = LaunchOptionsKey("UserActivityType")
    /// A device near by was to be spoken to, or spoke.
    public static let bluetoothCentrals = LaunchOptionsKey("BluetoothCentrals")
    /// The same, from the other side.
    public static let bluetoothPeripherals = LaunchOptionsKey("BluetoothPeripherals")
  }
}
