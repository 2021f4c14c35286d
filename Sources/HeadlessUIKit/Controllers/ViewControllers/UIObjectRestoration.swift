public import Foundation

/// A class that recreates objects when an app's state is restored.
///
/// It is not used here, where every launch is the first.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns the object with a path of identifiers, from the outermost one.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
