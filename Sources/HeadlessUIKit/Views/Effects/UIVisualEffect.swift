/// What a visual effect view does to what lies under it.
@preconcurrency @MainActor
open class UIVisualEffect: _Object {
  init() { super.init(_object: ()) }
}
