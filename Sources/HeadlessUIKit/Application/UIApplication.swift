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
  }
}
