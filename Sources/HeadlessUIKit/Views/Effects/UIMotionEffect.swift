/// What the tilt of the device does to a view.
///
/// - Note: Partly: here the device is held still, as in a simulator, so that no effect is ever asked.
@preconcurrency @MainActor
open class UIMotionEffect: _Object {
  /// Does nothing by itself.
  public init() { super.init(_object: ()) }

  /// What is added to values of the view under their key paths.
  ///
  /// - Parameter viewerOffset: where the viewer is, from −1 to 1 in both directions; zero is straight ahead.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
