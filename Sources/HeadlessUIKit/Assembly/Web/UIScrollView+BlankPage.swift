import Foundation

extension UIScrollView {
  /// A web view's: as large as the view, as is the page in it, from when the size has changed.
  func showBlankPage(in bounds: CGRect) {
    guard frame != bounds else { return }
    frame = bounds
    contentSize = bounds.size
  }
}
