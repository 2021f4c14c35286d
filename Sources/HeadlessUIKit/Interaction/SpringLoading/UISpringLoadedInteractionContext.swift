public import Foundation

/// What something dragged is over.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it: the interaction's own, a list's cell, or what the behaviour has set.
  var targetView: UIView? { get set }
  /// Whatever the behaviour has set.
  var targetItem: Any? { get set }
  /// Where the finger is, in a view's coordinates; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}
