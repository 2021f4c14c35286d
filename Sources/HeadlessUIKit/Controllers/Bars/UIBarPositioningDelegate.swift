/// The delegate of a bar, which decides its position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar that no controller manages. Called when the bar is laid out.
  ///
  /// `topAttached` extends the bar's background under the status bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`: the bar uses its standard position.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
