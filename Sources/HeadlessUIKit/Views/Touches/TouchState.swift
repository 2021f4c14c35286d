/// What the touches of one screen meet before they reach its windows.
@MainActor
final class TouchState: ScreenState {
  /// How many calls of `beginIgnoringInteractionEvents()` have no matching end.
  var ignoredInteractions = 0
  /// Called with the view under each finger that comes down, nil for none.
  var fingerObserver: ((UIView?) -> Void)?

  init() {}
}
