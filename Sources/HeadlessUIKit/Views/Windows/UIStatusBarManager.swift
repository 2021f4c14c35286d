public import Foundation

/// The current state of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: _Object {
  private let environment: ScreenEnvironment

  init(_ environment: ScreenEnvironment) {
    self.environment = environment
    super.init(_object: ())
  }

  /// The frame of the status bar: the full width at the top of the screen, with the device's
  /// height. Empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: environment.screen.bounds.width, height: environment.statusBarHeight)
  }

  /// Whether the frontmost view controller hides the status bar.
  open var isStatusBarHidden: Bool { environment.keyWindow?.isStatusBarHidden ?? false }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { environment.keyWindow?.statusBarStyle ?? .default }
}
