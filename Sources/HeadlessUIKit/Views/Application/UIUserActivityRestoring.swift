/// What can go on with something from another device: responders.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Something is gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
