public import Foundation

/// The state of a drag over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The phase of spring loading.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect: the interaction's view, a list cell, or a view set by the
  /// behaviour.
  var targetView: UIView? { get set }
  /// An object set by the behaviour.
  var targetItem: Any? { get set }
  /// Returns the location of the touch in a view's coordinates, or in the window's for nil.
  func location(in view: UIView?) -> CGPoint
}
