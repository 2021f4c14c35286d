/// An effect of the device's tilt on a view.
///
/// - Note: Partly: the device is not tilted here, as in a simulator, so effects are never
///   evaluated.
@preconcurrency @MainActor
open class UIMotionEffect: _Object {
  /// Creates an effect that changes nothing. Subclasses override
  /// `keyPathsAndRelativeValues(forViewerOffset:)`.
  public init() { super.init(_object: ()) }

  /// Returns the values to add to the view's properties, by key path.
  ///
  /// - Parameter viewerOffset: The direction to the viewer, from −1 to 1 on both axes. Zero is
  ///   straight ahead.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
