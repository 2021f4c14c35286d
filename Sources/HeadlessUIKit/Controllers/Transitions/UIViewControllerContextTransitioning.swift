public import Foundation

/// The context of a transition, with the views, frames and methods that an animator needs.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains both views during the transition.
  ///
  /// It contains the old view from the beginning if that takes part. The animator adds the new one.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled and returns to its beginning.
  var transitionWasCancelled: Bool { get }
  /// The presentation style. `none` for changes inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interactive transition.
  ///
  /// - Parameter percentComplete: The progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition completes.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that an interaction with the running transition begins.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it after its animation, passing whether the new
  /// controller is shown.
  func completeTransition(_ didComplete: Bool)
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition. Nil for a presenting controller's view that stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the new view. Always the identity, because views are not rotated in the
  /// window here.
  var targetTransform: CGAffineTransform { get }
  /// Returns the first frame of a controller's view. Zero if it is not visible at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the last frame of a controller's view. Zero if it is not visible at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}
