/// The source of an unwind segue, passed to controllers that decide where it may end.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: _Object {
  /// The controller whose scene contains the segue.
  public let source: UIViewController
  /// The action that the destination must implement.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init(_object: ())
  }
}
