import Foundation
import HeadlessUIKit

/// Screens that demonstrate parts of UIKit.
extension ScreenDefinition {
  /// A list named `list`, or a grid named `grid`, whose items can be moved.
  static let moving = ScreenDefinition(
    "moving", variants: ["list", "grid"],
    summary: "Rows and tiles that are moved, dragged and selected while content scrolls"
  ) { request in
    UINavigationController(
      rootViewController: request.variant == "grid"
        ? MovingGridController() : MovingListController())
  }

  /// A tab bar named `tabBar` with more tabs than fit.
  static let tabs = ScreenDefinition(
    "tabs", summary: "Seven tabs, three of them in the More list"
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
    "stacks", summary: "Stack views with every distribution, and views that are hidden and removed"
  ) { _ in StacksController() }

  /// A view named `card` that responds to gestures.
  static let gestures = ScreenDefinition(
    "gestures", summary: "A card that responds to taps, presses, drags, pinches and rotations"
  ) { _ in GesturesController() }

  /// A page of text styles and semantic colours.
  static let traits = ScreenDefinition(
    "traits", summary: "Text styles and semantic colours in every mode, text size and orientation"
  ) { _ in TraitsController() }
}
