import Foundation

/// An object that draws a layer, lays out its sublayers and provides its actions.
///
/// The delegate of a view's layer is the view, and UIKit does not allow another one.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the contents of the layer. The default implementation draws them with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer in its coordinates. The default implementation draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property. `NSNull()` means no action, and nil leaves the
  /// choice to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer with `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.displayDrawing() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// The default implementation, which does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil, which leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {
  /// Returns the animation for a change of a property inside an animation block, otherwise
  /// `NSNull()`.
  ///
  /// The animation has the duration, delay, curve and repetition of the block. For a spring, it has
  /// the default timing curve instead.
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
