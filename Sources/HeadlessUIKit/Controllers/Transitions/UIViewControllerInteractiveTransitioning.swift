public import Foundation

/// Drives a transition, as a rule by a finger. What is optional on iOS has a default.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins to drive; keep the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when it is let go; 1 is as fast as the transition by itself.
  var completionSpeed: CGFloat { get }
  /// The curve by which it goes on.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it is driven from the beginning, or runs by itself until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
