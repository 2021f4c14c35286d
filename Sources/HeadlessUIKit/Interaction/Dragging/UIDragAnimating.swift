/// The animation of a lift, a drop or a cancellation, to which a delegate adds its own changes.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds a closure of changes to animate along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end, with the position where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
