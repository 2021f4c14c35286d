public import Foundation

// Notifications of an app's life cycle. Only the launch and rotations post any: an app here is not
// suspended or terminated and does not run out of memory. An app's own tests may post the others.
extension UIApplication {
  /// Posted after the app was launched and its delegate was called.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted once at the end of the launch, after the delegate's `applicationDidBecomeActive(_:)`.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive. Never posted here: the app stays active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app enters the background. Never posted here: the app stays active.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background. Never posted here: the app was not in the
  /// background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app terminates. Never posted here: nothing terminates the app.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory runs low. Never posted here: memory pressure is not simulated.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the status bar's frame changes. Never posted here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the status bar's frame has changed. Never posted here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted when a day begins or the clock is set. Never posted here: the date does not change.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user takes a screenshot. Never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The URL of the app's page in Settings, which cannot be opened here.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posted before the screen rotates.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the screen has rotated.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation in a rotation notification: the new one before the rotation, the old
  /// one after it. The value is a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// The orientation of the status bar.
  public var statusBarOrientation: UIInterfaceOrientation { ScreenEnvironment.current.orientation }

  /// The layout direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ScreenEnvironment.current.layoutDirection
  }

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    ScreenEnvironment.current.traits.preferredContentSizeCategory
  }
}

/// The protocol that `UIApplicationDelegate` inherits to offer `window` as `UIWindow??`.
///
/// On iOS the optional property has that type, and apps write `delegate?.window??.safeAreaInsets`.
/// One protocol cannot declare both types.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {}

extension _WindowOwner {
  /// The delegate's window with the type of Objective-C's optional property; nil without a
  /// delegate's window property.
  @_disfavoredOverload
  public var window: UIWindow?? { (self as? any UIApplicationDelegate).map { $0.window } }
}
