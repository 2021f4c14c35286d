/// What a view takes part in beside its gesture recognisers.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has it.
  var view: UIView? { get }
  /// A view is about to have it; nil, and it is about to leave its own.
  func willMove(to view: UIView?)
  /// A view has it; nil, and it has left its own.
  func didMove(to view: UIView?)
}
