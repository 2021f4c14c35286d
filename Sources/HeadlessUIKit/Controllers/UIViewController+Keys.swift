// What depends on keyboards with keys, pointers and the system's own gestures: said, and heard by nobody.
extension UIViewController {
  /// No keyboard with keys is attached.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// No keyboard with keys is attached.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Scripts swipe in the app alone.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// There is no pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The first of this controller and those around it that takes an action; nil for none.
  public func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent
    }
    return nil
  }
}
