import Foundation
import HeadlessUIKit

/// Screens that demonstrate parts of UIKit.
extension ScreenDefinition {
  /// A list named `list`, or a grid named `grid`, whose items can be moved.
  static let moving = ScreenDefinition(
    "moving", variants: ["list", "grid"],
    summary: "Rows and tiles that fingers move, drag and select, over content that goes along"
  ) { request in
    UINavigationController(
      rootViewController: request.variant == "grid"
        ? MovingGridController() : MovingListController())
  }

  /// A tab bar named `tabBar` with more tabs than fit.
  static let tabs = ScreenDefinition(
    "tabs", summary: "Seven tabs, three of them behind More"
  ) { _ in
    let items: [UITabBarItem.SystemItem] = [
      .featured, .search, .downloads, .bookmarks, .contacts, .history, .favorites,
    ]
    let tabs = UITabBarController()
    tabs.tabBar.accessibilityIdentifier = "tabBar"
    tabs.viewControllers = items.enumerated().map { index, item in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: index)
      page.title = page.tabBarItem.title
      page.view.backgroundColor = UIColor(
        hue: CGFloat(index) / CGFloat(items.count), saturation: 0.35, brightness: 0.95, alpha: 1)
      return page
    }
    return tabs
  }

  /// A set of stack views with all distributions and alignments.
  static let stacks = ScreenDefinition(
    "stacks", summary: "Stacks that share their room in every way, and views that leave them"
  ) { _ in StacksController() }

  /// A view named `card` that responds to gestures.
  static let gestures = ScreenDefinition(
    "gestures", summary: "A card under fingers that tap, press, drag, pinch and turn it"
  ) { _ in GesturesController() }

  /// A page of text styles and semantic colours.
  static let traits = ScreenDefinition(
    "traits", summary: "Text styles and semantic colours in light, dark, large and turned"
  ) { _ in TraitsController() }
}
