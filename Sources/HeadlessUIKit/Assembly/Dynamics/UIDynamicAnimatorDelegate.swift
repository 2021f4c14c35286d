/// Told when an animator pauses and goes on. All calls are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Something moves again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
