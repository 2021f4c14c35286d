public import Foundation

/// A layer whose visible content is moved by code. Its bounds origin is the scroll position.
open class CAScrollLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == CAScrollLayer.self }

  /// The axes along which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls so that a point is at the origin of the bounds, along the axes that scroll.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls by the smallest distance that makes a rectangle visible.
  ///
  /// If the rectangle is larger than the bounds, its top left corner becomes visible.
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
