public import Foundation

// The app's screen and windows. All of them belong to the environment whose code is running.
extension UIApplication {
  /// The running state of an app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The state of the app. Always active: an app here never enters the background.
  public var applicationState: State { .active }

  /// The windows that have been key, in the order in which they last became key.
  public var windows: [UIWindow] { ScreenEnvironment.current.windows }

  /// The window that was made key last.
  public var keyWindow: UIWindow? { ScreenEnvironment.current.keyWindow }

  /// The connected scenes: the one window scene of the screen.
  public var connectedScenes: Set<UIScene> { [ScreenEnvironment.current.windowScene] }

  /// The frame of the status bar; empty while it is hidden.
  public var statusBarFrame: CGRect {
    ScreenEnvironment.current.windowScene.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the status bar is hidden, decided by the frontmost view controller.
  ///
  /// - Note: Partly: setting it has no effect, as on iOS with view-controller-based status bars.
  ///   `UIViewControllerBasedStatusBarAppearance` in an Info.plist is not read.
  public var isStatusBarHidden: Bool {
    get { ScreenEnvironment.current.windowScene.statusBarManager?.isStatusBarHidden ?? false }
    set {}
  }

  /// The style of the status bar, decided by the frontmost view controller.
  ///
  /// - Note: Partly: setting it has no effect, as for `isStatusBarHidden`.
  public var statusBarStyle: UIStatusBarStyle {
    get { ScreenEnvironment.current.windowScene.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Sets the style of the status bar. Ignored here.
  ///
  /// - Note: Partly: view controllers decide the style, as for `isStatusBarHidden`.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Hides or shows the status bar. Ignored here.
  ///
  /// - Note: Partly: view controllers decide its visibility, as for `isStatusBarHidden`.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Returns whether an installed app can open a URL. Always false: no other apps are installed.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL in another app. Always calls `completion` with false: no other apps are installed.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Opens a URL in another app. Always returns false: no other apps are installed.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// A key in the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only if it is a universal link of an installed app.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
