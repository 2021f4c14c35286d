public import Foundation

/// The properties of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style. `none` for changes inside a container and changes of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether an interaction with the running transition may begin.
  var isInterruptible: Bool { get }
  /// Whether the transition was cancelled and returns to its beginning.
  var isCancelled: Bool { get }
  /// The duration in seconds. Zero without an animation.
  var transitionDuration: TimeInterval { get }
  /// The progress of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the remaining animation after the interaction. 1 is the transition's own speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the remaining animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains both controllers' views.
  var containerView: UIView { get }
  /// The transform of the new view. Always the identity, because views are not rotated in the
  /// window here.
  var targetTransform: CGAffineTransform { get }
  /// Returns a view controller of the transition. Nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a view controller of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
