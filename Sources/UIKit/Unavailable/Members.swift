public import Foundation
public import HeadlessUIKit

// Members of UIKit's classes that iOS sources use and that nothing here stands for. The messages are
// the documentation.

extension UIViewController {
  /// Not here.
  @available(*, unavailable, message: "nothing is restored here; set the state that is to be seen")
  public var restorationClass: AnyClass? {
    get { nil }
    set {}
  }

  /// Not here.
  @available(*, unavailable, message: "nothing is restored here; set the state that is to be seen")
  public func encodeRestorableState(with coder: NSCoder) {}

  /// Not here.
  @available(*, unavailable, message: "nothing is restored here; set the state that is to be seen")
  public func decodeRestorableState(with coder: NSCoder) {}

  /// Not here.
  @available(*, unavailable, message: "nothing is previewed here; show the controller itself")
  public func registerForPreviewing(with delegate: AnyObject, sourceView: UIView) -> AnyObject? {
    nil
  }
}

extension UIApplication {
  /// Not here.
  @available(*, unavailable, message: "nobody is notified here; leave it out with #if !os(Linux)")
  public func registerForRemoteNotifications() {}

  /// Not here.
  @available(*, unavailable, message: "no app is in the background here; do the work at once")
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> Int { 0 }
}
