public import Foundation

/// A class that recreates view controllers when an app's state is restored.
///
/// It is not used here, where every launch is the first.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the view controller with a path of identifiers, from the outermost one.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
