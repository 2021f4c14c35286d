public import Foundation

/// The delegate of a search bar, which approves editing and is notified of edits and taps.
///
/// Every method has a default implementation: it allows the edit or has no effect.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after typing or the clear button changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typing may replace the text in a range.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after a tap on the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after a tap on the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after a tap on the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called after a tap on the button for the last results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after a tap selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true: editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Has no effect by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true: editing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Has no effect by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Has no effect by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true: the text may be changed.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Has no effect by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Has no effect by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Has no effect by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Has no effect by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Has no effect by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
