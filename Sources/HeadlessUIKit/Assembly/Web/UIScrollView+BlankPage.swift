import Foundation

extension UIScrollView {
  /// Fits the scroll view of a web view, and the blank page in it, to the view after its size has
  /// changed.
  func showBlankPage(in bounds: CGRect) {
    guard frame != bounds else { return }
    frame = bounds
    contentSize = bounds.size
  }
}
