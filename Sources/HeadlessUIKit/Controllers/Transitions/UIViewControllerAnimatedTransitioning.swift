public import Foundation

/// An animator, which moves the views of a transition.
///
/// Methods that are optional in UIKit have default implementations.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds. The context is nil outside a transition.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition. It adds the new view to the container and calls `completeTransition`
  /// at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an interruptible animator that replaces `animateTransition`.
  ///
  /// It must be the identical object throughout a transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after `completeTransition`.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder, so that `animateTransition` is used.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator(duration: 0, curve: .linear) }
  /// Has no effect by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
