public import Foundation

/// An object whose state can be restored.
///
/// Its methods are not called here, where every launch is the first.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
  /// The parent in the restoration hierarchy. Nil by default.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that recreates the object. Nil by default.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state of the object.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state of the object.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after the state of all objects was decoded.
  ///
  /// - Note: Partly: its moment never comes: every launch is the first, nothing is restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The default parent, nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The default class, nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Has no effect by default.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Has no effect by default.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Has no effect by default.
  public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
  /// Registers an object for state restoration. Ignored: state is never restored here.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
}
