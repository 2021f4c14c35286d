import Foundation
import HeadlessUIKit

extension ScreenDefinition {
  /// A photograph whose blur follows the offset, above a list named `tableView`. The option `image`
  /// names a picture other than `Header`.
  static let blurHeader = ScreenDefinition(
    "blur-header", summary: "A photograph whose blur follows the offset"
  ) { request in
    BlurHeaderController(picture: UIImage(named: request.options.text("image") ?? "Header"))
  }

  /// A page view controller with page dots.
  static let pages = ScreenDefinition(
    "pages", summary: "A page view controller with dots"
  ) { _ in PagesController() }

  /// A compositional layout named `collectionView`, with a large title above and tabs below.
  static let discover = ScreenDefinition(
    "discover",
    summary:
      "Cards, a grid and a list in one compositional layout, under a large title and over tabs"
  ) { _ in
    let discover = UINavigationController(rootViewController: DiscoverController())
    discover.navigationBar.prefersLargeTitles = true
    discover.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
    let saved = UIViewController()
    saved.view.backgroundColor = .systemBackground
    saved.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 1)
    saved.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [discover, saved]
    return tabs
  }
}
