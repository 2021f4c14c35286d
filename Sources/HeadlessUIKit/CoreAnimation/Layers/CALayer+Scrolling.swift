public import Foundation

extension CALayer {
  /// The part of the layer that the layers around it that clip let be seen, in its own coordinates.
  public var visibleRect: CGRect {
    var visible = bounds
    var layer = self
    while let outer = layer.superlayer {
      if outer.masksToBounds {
        visible = visible.intersection(convert(outer.bounds, from: outer))
      }
      layer = outer
    }
    return visible.isNull ? .zero : visible
  }

  /// Scrolls the nearest layer around this one that scrolls to a point of this layer; nothing without one.
  public func scroll(_ p: CGPoint) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls it as far as it takes for a rectangle of this layer to be seen; nothing without one.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  private var nearestScroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// By how much a continuous curve is longer than its radius: that of the corners that are drawn here.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Pictures are upright.
  public func contentsAreFlipped() -> Bool { false }
}
