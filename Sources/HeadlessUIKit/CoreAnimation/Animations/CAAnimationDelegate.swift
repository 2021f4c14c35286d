/// Hears of an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// It began to run.
  func animationDidStart(_ anim: CAAnimation)
  /// It ran to its end, or was removed or replaced before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
