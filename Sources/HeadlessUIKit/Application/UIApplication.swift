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

  /// Keys of what an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of any text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
