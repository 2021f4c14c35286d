public import Foundation

/// Who makes other objects anew when an app is restored: never here, where every launch is the first.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// The object for identifiers from the outermost in.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
