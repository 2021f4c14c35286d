/// Animates beside the focus. Nothing has the focus here, so that nobody is ever handed one.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: _Object {
  init() { super.init(_object: ()) }

  /// Beside what comes and what goes.
  ///
  /// - Note: Partly: nothing has the focus here, so that nothing is run.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
  /// Beside what comes to have the focus.
  ///
  /// - Note: Partly: nothing has the focus here, so that nothing is run.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {}
  /// Beside what has lost it.
  ///
  /// - Note: Partly: nothing has the focus here, so that nothing is run.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {}
}
