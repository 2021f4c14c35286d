/// The delegate that is notified when an animator pauses and resumes. All methods have a default
/// implementation.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animator resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after the animator has paused, because all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
