import Foundation

extension UIView {
  /// Covers a window, whatever size it takes, in the interface style of one of its views.
  func cover(_ window: UIWindow, inStyleOf view: UIView) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    window.addSubview(self)
  }
}
