/// The edit menus of one screen.
@MainActor
final class EditMenuState: ScreenState {
  /// The menu that all views of the screen share.
  private(set) lazy var controller = UIMenuController()
  /// The visible callout of any owner.
  weak var callout: CalloutOverlay?

  init() {}
}

extension ScreenEnvironment {
  /// The edit menu that all views of the screen share.
  var menuController: UIMenuController { self[EditMenuState.self].controller }

  /// Shows a callout in place of the visible one.
  func show(_ callout: CalloutOverlay) {
    let state = self[EditMenuState.self]
    if let shown = state.callout, shown !== callout { shown.touchBegan(on: nil) }
    state.callout = callout
    self[TouchState.self].fingerObserver = { [weak callout] in callout?.touchBegan(on: $0) }
  }

  /// Removes a callout that is about to disappear: it no longer reacts to fingers.
  func remove(_ callout: CalloutOverlay) {
    let state = self[EditMenuState.self]
    guard state.callout === callout else { return }
    state.callout = nil
    self[TouchState.self].fingerObserver = nil
  }
}
