import Foundation

/// The search bar of the shown item inside the navigation bar.
extension UINavigationBar {
  private var searchBar: UISearchBar? { topItem?.searchController?.searchBar }

  /// Places the item's search bar at the lower edge. Scrolling content first reduces its height.
  ///
  /// - Returns: The visible height.
  func layOutSearchBar() -> CGFloat {
    guard let searchBar, searchBar.superview === self else { return 0 }
    let heights = heights
    let free =
      heights.isReplacedBySearch
      ? bounds.height : bounds.height - heights.title - heights.largeTitle
    let whole = heights.search
    let height = heights.hidingSearch > 0 ? min(max(free, 0), whole) : whole
    let safeArea = safeAreaInsets
    searchBar.frame = CGRect(
      x: safeArea.left, y: bounds.height - height,
      width: max(0, bounds.width - safeArea.left - safeArea.right), height: height)
    searchBar.alpha = min(max((height - whole / 2) / (whole / 2), 0), 1)
    return height
  }

  /// Adds the item's search bar and removes those of other search controllers.
  func installSearchBar() {
    for case let other as UISearchBar in subviews where other !== searchBar {
      if other.controller != nil { other.removeFromSuperview() }
    }
    guard let searchBar, searchBar.superview !== self else { return }
    searchBar.isInBar = true
    UIView.performWithoutAnimation { addSubview(searchBar) }
  }
}
