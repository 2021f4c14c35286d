public import Foundation

/// What can be restored: nothing is here, where every launch is the first, so that nobody is asked to encode or
/// decode.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
  var restorationParent: (any UIStateRestoring)? { get }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// What is shown is being kept.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func encodeRestorableState(with coder: NSCoder)
  /// What was shown is read.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func decodeRestorableState(with coder: NSCoder)
  /// All that was shown has been read.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
  /// Nothing is restored.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
}
