/// Shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The field has become active, or its text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
