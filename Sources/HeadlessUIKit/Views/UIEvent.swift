/// What UIKit passes with a point. There are no events here: it is always nil.
@preconcurrency @MainActor
open class UIEvent: _Object {
  init() { super.init(_object: ()) }
}
