public import Foundation

// What an app asks of itself about the screen: all of it is the screen's whose code is being run.
extension UIApplication {
  /// Whether the app is in use, in the background or between the two.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Always active: nothing else has the screen.
  public var applicationState: State { .active }

  /// The windows that were made visible, the last one last.
  public var windows: [UIWindow] { ScreenEnvironment.current.windows }

  /// The window that was made key last.
  public var keyWindow: UIWindow? { ScreenEnvironment.current.keyWindow }

  /// The one scene that every screen here is.
  public var connectedScenes: Set<UIScene> { [ScreenEnvironment.current.windowScene] }

  /// Where the status bar is; empty while it is hidden.
  public var statusBarFrame: CGRect {
    ScreenEnvironment.current.windowScene.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the status bar is hidden: what the controller in front says of it.
  ///
  /// - Note: Partly: setting it does nothing, as on iOS where controllers have the say. An Info.plist that
  ///   gives it to the app (`UIViewControllerBasedStatusBarAppearance`) is not asked.
  public var isStatusBarHidden: Bool {
    get { ScreenEnvironment.current.windowScene.statusBarManager?.isStatusBarHidden ?? false }
    set {}
  }

  /// The status bar's style: what the controller in front says of it.
  ///
  /// - Note: Partly: setting it does nothing, as `isStatusBarHidden`.
  public var statusBarStyle: UIStatusBarStyle {
    get { ScreenEnvironment.current.windowScene.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Does nothing.
  ///
  /// - Note: Partly: controllers have the say, as for `isStatusBarHidden`.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Does nothing.
  ///
  /// - Note: Partly: controllers have the say, as for `isStatusBarHidden`.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Nothing else is installed.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Says that nothing could open it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// How a link is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an app that the link belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
