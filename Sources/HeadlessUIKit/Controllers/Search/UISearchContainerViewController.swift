public import Foundation

/// A view controller that shows a search controller where a plain view controller is needed.
///
/// In a navigation controller the search bar is in the navigation bar. Otherwise it is at the top
/// of the view while the search is inactive.
open class UISearchContainerViewController: UIViewController {
  /// The search controller that is shown.
  public let searchController: UISearchController

  /// Creates a container of a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  /// Returns nil.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = searchController.searchBar
    guard navigationController == nil, !searchController.isActive else { return }
    if bar.superview !== view { view.addSubview(bar) }
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.intrinsicContentSize.height)
  }
}
