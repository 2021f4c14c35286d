/// An object that can restore the state of a user activity from another device. Responders conform
/// to it.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of a user activity.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
