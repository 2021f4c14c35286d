public import Foundation

/// What code may ask of a transition that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// - Note: Partly: always false; transitions here are not driven by a finger.
  var isInteractive: Bool { get }
  /// - Note: Partly: always false.
  var isCancelled: Bool { get }
  /// In seconds; 0 without an animation.
  var transitionDuration: TimeInterval { get }
  /// The view that both controllers' views lie in.
  var containerView: UIView { get }
  /// What goes and what comes; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
