import Foundation

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
