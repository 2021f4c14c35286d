// Methods for hardware keyboards, pointers and system gestures, which are not simulated.
extension UIViewController {
  /// Adds a keyboard shortcut. Ignored: hardware keyboards are not simulated.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Removes a keyboard shortcut. Ignored: hardware keyboards are not simulated.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Requests an update of deferred system gestures. Ignored: scripts swipe inside the app only.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Requests an update of the pointer lock. Ignored: pointers are not simulated.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
