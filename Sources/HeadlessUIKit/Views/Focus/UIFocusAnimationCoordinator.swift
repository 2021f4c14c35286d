/// An object that runs animations together with a focus update. Never passed to an app here: focus
/// is not simulated.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: _Object {
  init() { super.init(_object: ()) }

  /// Adds animations to run with the focus update.
  ///
  /// - Note: Partly: the animations are not run, because focus is not simulated.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
  /// Adds animations to run with those of the newly focused item.
  ///
  /// - Note: Partly: the animations are not run, because focus is not simulated.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {}
  /// Adds animations to run with those of the previously focused item.
  ///
  /// - Note: Partly: the animations are not run, because focus is not simulated.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {}
}
