/// The items between which focus moves in an update. Never passed to an app here: focus is not
/// simulated.
@preconcurrency @MainActor
open class UIFocusUpdateContext: _Object {
  init() { super.init(_object: ()) }

  /// The item that was focused before the update.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that is focused after the update.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that was focused before the update.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that is focused after the update.
  ///
  /// - Note: Partly: always nil, because focus is not simulated.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the update.
  ///
  /// - Note: Partly: always empty, because focus is not simulated.
  open var focusHeading: UIFocusHeading { [] }
}
