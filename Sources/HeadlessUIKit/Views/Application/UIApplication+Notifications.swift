public import Foundation

// What an app is told of its life. Of these the launch alone happens here: nothing sends an app to the
// background, ends it or is short of memory; an app's own tests may post them.
extension UIApplication {
  /// Posted when the app was launched, after its delegate was told.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app can be used, after its delegate was told: once, at the end of its launch.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Never posted here: the app stays in use.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Never posted here: the app stays in use.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted here: the app was not in the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted here: nothing ends the app.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Never posted here: there is memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted here: the status bar keeps its height.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted here: the status bar keeps its height.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Never posted here: the clock stays on its day.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never posted here: nobody takes pictures of the screen by its buttons.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The link to the app's own settings, which nothing opens here.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Before the screen turns, and after it has.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// After the screen has turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Where the notification that it turns has the new orientation, that it has turned the old one, as a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// Which way up the status bar is.
  public var statusBarOrientation: UIInterfaceOrientation { ScreenEnvironment.current.orientation }

  /// Where reading begins in the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ScreenEnvironment.current.layoutDirection
  }

  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    ScreenEnvironment.current.traits.preferredContentSizeCategory
  }
}

/// What `UIApplicationDelegate` inherits. Its optional property is `UIWindow??` on iOS, where apps write
/// `delegate?.window??.safeAreaInsets`; one protocol cannot have both.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {}

extension _WindowOwner {
  /// The window, as Objective-C's optional property has it: nil where the delegate has none.
  @_disfavoredOverload
  public var window: UIWindow?? { (self as? any UIApplicationDelegate).map { $0.window } }
}
