public import Foundation

extension CALayer {
  /// The part of the bounds that the enclosing clipping layers leave visible, in the layer's
  /// coordinates.
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

  /// Scrolls the nearest enclosing scroll layer to a point of this layer. Without one, nothing
  /// happens.
  public func scroll(_ p: CGPoint) {
    guard let scroller = nearestScroller else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls the nearest enclosing scroll layer by the smallest distance that makes a rectangle
  /// visible. Without one, nothing happens.
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

  /// Returns the ratio of the length of a corner curve along each side to the corner radius.
  ///
  /// A continuous curve has the factor of the corners drawn here, 1.528665.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Returns false: images are always upright.
  public func contentsAreFlipped() -> Bool { false }
}
