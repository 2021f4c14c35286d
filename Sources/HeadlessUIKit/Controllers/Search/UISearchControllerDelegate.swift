/// The delegate of a search controller, which is notified of the beginning and the end of a search.
///
/// Every method has a default implementation, because the methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began and its animation ended.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended and its animation ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when editing of the field begins, before `willPresentSearchController`.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the position of the search bar changes.
  ///
  /// - Note: Partly: never called: a search bar is always below the title.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called after the position of the search bar changed.
  ///
  /// - Note: Partly: never called: a search bar is always below the title.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Has no effect by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Has no effect by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Has no effect by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Has no effect by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Has no effect by default: the search controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Has no effect by default.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Has no effect by default.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
