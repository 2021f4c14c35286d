extension UIView {
  /// The environment of the view's window; without a window, the environment whose code is running.
  package var environment: ScreenEnvironment { window?.ownEnvironment ?? .current }
}
