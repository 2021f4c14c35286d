/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the search field became active or its text or scope changed.
  func updateSearchResults(for searchController: UISearchController)
}
