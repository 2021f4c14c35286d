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
}
