/// From where to where the focus goes. Nothing has the focus here, so that nobody is ever handed one.
@preconcurrency @MainActor
open class UIFocusUpdateContext: _Object {
  init() { super.init(_object: ()) }

  /// What had the focus.
  ///
  /// - Note: Partly: always nil, nothing has the focus here.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What is to have it.
  ///
  /// - Note: Partly: always nil, nothing has the focus here.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had the focus.
  ///
  /// - Note: Partly: always nil, nothing has the focus here.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that is to have it.
  ///
  /// - Note: Partly: always nil, nothing has the focus here.
  open var nextFocusedView: UIView? { nil }
  /// Where the focus goes.
  ///
  /// - Note: Partly: always empty, nothing has the focus here.
  open var focusHeading: UIFocusHeading { [] }
}
