public import Foundation

/// Who makes controllers anew when an app is restored: never here, where every launch is the first.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller for identifiers from the outermost in.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
