import Foundation

/// The search bar of the shown item, in the bar.
extension UINavigationBar {
  private var searchBar: UISearchBar? { topItem?.searchController?.searchBar }

  /// Puts the item's search bar on the lower edge; content that comes takes its height away first.
  ///
  /// - Returns: the height that is seen.
  func layOutSearchBar() -> CGFloat {
    guard let searchBar, searchBar.superview === self else { return 0 }
    let heights = heights
    let free = heights.isTaken ? bounds.height : bounds.height - heights.title - heights.largeTitle
    let whole = heights.search
    let height = heights.hidingSearch > 0 ? min(max(free, 0), whole) : whole
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    searchBar.alpha = min(max((height - whole / 2) / (whole / 2), 0), 1)
    return height
  }

  /// The item's search bar is in the bar, and no other search controller's.
  func installSearchBar() {
    for case let other as UISearchBar in subviews where other !== searchBar {
      if other.controller != nil { other.removeFromSuperview() }
    }
    guard let searchBar, searchBar.superview !== self else { return }
    searchBar.isInBar = true
    UIView.performWithoutAnimation { addSubview(searchBar) }
  }
}
