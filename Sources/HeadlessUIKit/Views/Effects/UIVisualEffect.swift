/// The base class of the effects that a visual effect view can show.
@preconcurrency @MainActor
open class UIVisualEffect: _Object {
  init() { super.init(_object: ()) }
}
