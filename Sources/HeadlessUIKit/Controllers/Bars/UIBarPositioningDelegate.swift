/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Asked when a bar of one's own is laid out; `topAttached` makes its background reach on under the
  /// status bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
