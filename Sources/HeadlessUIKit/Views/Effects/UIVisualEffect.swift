/// The base class of the effects that a visual effect view can show.
@preconcurrency @MainActor
open class UIVisualEffect: _Object {
  /// Creates an effect that changes nothing.
  public init() { super.init(_object: ()) }
}
