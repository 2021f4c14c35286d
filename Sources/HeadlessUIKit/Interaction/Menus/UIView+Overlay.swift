import Foundation

extension UIView {
  /// Adds the view to a window as an overlay that always covers it, in the interface style of
  /// `view`.
  func cover(_ window: UIWindow, inStyleOf view: UIView) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    window.addSubview(self)
  }
}
