public import Foundation

/// Shows a search controller's search where a controller of one's own is wanted: in a navigation controller the
/// search bar is the navigation bar's, in others it stands at the top of the view while nothing is searched for.
open class UISearchContainerViewController: UIViewController {
  /// What is shown.
  public let searchController: UISearchController

  /// With what it is to show.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  /// Nothing: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, always nil.
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
