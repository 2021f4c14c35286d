/// A tab for a search, with the system's title and image.
open class UISearchTab: UITab {
  /// Whether selecting the tab activates its search field.
  ///
  /// - Note: Partly: stored; the search field is not activated.
  open var automaticallyActivatesSearch = false

  /// Creates a search tab with the system's title, image and identifier.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
