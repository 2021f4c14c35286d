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
  @available(*, unavailable, message: "nothing is previewed here; show the controller itself")
  public func registerForPreviewing(with delegate: AnyObject, sourceView: UIView) -> AnyObject? {
    nil
  }
}
