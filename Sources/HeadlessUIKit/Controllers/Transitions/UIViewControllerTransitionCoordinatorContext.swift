public import Foundation

/// What code may ask of a transition that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// `none` for changes inside a container and of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger drove it at the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether a finger may take it.
  var isInterruptible: Bool { get }
  /// Whether it goes back to its beginning.
  var isCancelled: Bool { get }
  /// In seconds; 0 without an animation.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has driven it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when it is let go; 1 is its own speed.
  var completionVelocity: CGFloat { get }
  /// How it goes on when it is let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that both controllers' views lie in.
  var containerView: UIView { get }
  /// The identity: views are not turned against their window here.
  var targetTransform: CGAffineTransform { get }
  /// What goes and what comes; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views of what goes and what comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
