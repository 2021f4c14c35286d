/// The methods that report the start and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends. `flag` is false if it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation, which does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation, which does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
