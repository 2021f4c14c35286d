public import Foundation

/// What a scene's status bar looks like now.
@preconcurrency @MainActor
open class UIStatusBarManager: _Object {
  private let environment: ScreenEnvironment

  init(_ environment: ScreenEnvironment) {
    self.environment = environment
    super.init(_object: ())
  }

  /// Over the whole width, from the screen's top; as high as the device has it; empty while it
  /// is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: environment.screen.bounds.width, height: environment.statusBarHeight)
  }

  /// Whether the controller in charge wants none.
  open var isStatusBarHidden: Bool { environment.keyWindow?.isStatusBarHidden ?? false }

  /// How its symbols are drawn.
  open var statusBarStyle: UIStatusBarStyle { environment.keyWindow?.statusBarStyle ?? .default }
}
