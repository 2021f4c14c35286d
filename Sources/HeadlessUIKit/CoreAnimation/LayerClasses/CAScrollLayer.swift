public import Foundation

/// A layer whose content is moved by code: its bounds begin where it was scrolled to.
open class CAScrollLayer: CALayer {
  /// Along both axes unless told.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Shows the content from a point on, along the axes that scroll.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Goes as far as it takes for a rectangle to be seen; its beginning, where it is larger.
  open func scroll(to r: CGRect) {
    let seen = bounds
    func place(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low }
      return high > to ? from + high - to : from
    }
    scroll(
      to: CGPoint(
        x: place(r.minX, r.maxX, seen.minX, seen.maxX),
        y: place(r.minY, r.maxY, seen.minY, seen.maxY)))
  }
}
