import Foundation

extension UIScrollView {
  /// How much of the content lies below the upper edge of a bar at the bottom, in points; 0 or less
  /// where it ends above.
  func lengthBelow(_ bar: UIView) -> CGFloat {
    let edge = bar.convert(bar.bounds, to: self).minY
    return contentSize.height - edge
  }
}
