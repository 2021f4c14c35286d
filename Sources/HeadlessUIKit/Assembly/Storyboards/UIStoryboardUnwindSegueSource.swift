/// Where an unwind segue comes from, for those who are asked where it may end.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: _Object {
  /// Whose scene the segue is in.
  public let source: UIViewController
  /// What the destination must have.
  public let unwindAction: Selector
  /// What made the segue be performed.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init(_object: ())
  }
}
