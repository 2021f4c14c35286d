public import Foundation

/// An interaction controller, which drives a transition, usually by a finger.
///
/// Members that are optional in UIKit have default implementations.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins to drive the transition. Implementations store the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation after the interaction. 1 is the transition's own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its beginning. If false, it runs until it is
  /// paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default completion speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default completion curve, slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default, true: the transition is interactive from its beginning.
  public var wantsInteractiveStart: Bool { true }
}
