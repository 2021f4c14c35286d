/// The state of one screen that applies to touches before they reach a window.
@MainActor
final class TouchState: ScreenState {
  /// The number of calls of `beginIgnoringInteractionEvents()` without a matching end.
  var ignoredInteractions = 0
  /// Called with the view under each finger that touches the screen; nil for none.
  var fingerObserver: ((UIView?) -> Void)?

  init() {}
}
