import Foundation

extension UIScrollView {
  /// Returns the length of content below the upper edge of a bottom bar, in points.
  ///
  /// Zero or negative if the content ends above the bar.
  func lengthBelow(_ bar: UIView) -> CGFloat {
    let edge = bar.convert(bar.bounds, to: self).minY
    return contentSize.height - edge
  }
}
