public import Foundation

/// What an animator has to know of a transition, and tells of it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where both views lie during the transition. The view that goes is in it at the beginning where it
  /// takes part; who animates adds the one that comes.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// `none` for changes inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far a transition that is driven has come.
  ///
  /// - Parameter percentComplete: from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that it goes on to its end by itself.
  func finishInteractiveTransition()
  /// Tells that it goes back by itself.
  func cancelInteractiveTransition()
  /// Tells that a finger takes it again.
  func pauseInteractiveTransition()
  /// To be called when all motion is over, with whether the new controller is shown.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views that are exchanged; nil for a presenting controller's view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The identity: views are not turned against their window here.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning; zero for one that is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to be at the end; zero for one that will not be there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
