/// A lift, a drop or a way back, to which others can add what happens along with it.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Changes that are seen along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when it is over, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
