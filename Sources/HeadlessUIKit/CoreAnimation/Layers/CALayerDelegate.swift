import Foundation

/// Whom a layer belongs to: the view of a view's layer, which UIKit says must not be replaced; of a layer
/// of one's own who draws it and says how its changes are animated.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Makes the layer's contents. The default lets `draw(_:in:)` draw them.
  func display(_ layer: CALayer)
  /// Draws a layer in its own coordinates. The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places a layer's sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)
  /// What is done when a property is set; `NSNull()` is nothing, nil leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer be drawn.
  public func display(_ layer: CALayer) { layer.displayDrawing() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {
  /// Views animate their layers in blocks alone: with the block's duration, delay, curve and repetition; a
  /// spring's curve is the standard one.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = AnimationBlock.current, LayerProperty(rawValue: event) != nil else {
      return NSNull()
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = block.duration
    animation.beginTime = block.timing.start > block.now ? block.timing.start : 0
    animation.timingFunction = block.timing.function
    animation.autoreverses = block.timing.autoreverses
    animation.repeatCount = block.timing.repeats ? .infinity : 0
    return animation
  }
}
