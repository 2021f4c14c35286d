extension UIScreen {
  /// The screen's coordinate space. It follows the current orientation here, while UIKit's is fixed
  /// to portrait.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// Returns a picture of the key window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let window = ScreenEnvironment.current.keyWindow
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
