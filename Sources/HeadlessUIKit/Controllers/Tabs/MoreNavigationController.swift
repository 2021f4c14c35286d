import Foundation

/// The navigation controller of the tab "More": the list, and above it the selected view
/// controller.
///
/// The stack of a selected navigation controller is moved onto this stack.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  let list: MoreListController
  /// The tab bar controller's view controller that is above the list, or nil.
  private(set) var brought: UIViewController?
  /// The original stack of a navigation controller that is above the list.
  private var lent: [UIViewController] = []
  private var isGivingBack = false

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(tabs)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view controller above the list and removes the previous one.
  func bring(_ controller: UIViewController, animated: Bool) {
    guard controller !== brought else { return }
    giveBack()
    brought = controller
    if let navigation = controller as? UINavigationController {
      lent = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
    }
    let above = controller is UINavigationController ? lent : [controller]
    setViewControllers([list] + above, animated: animated)
  }

  /// Removes the view controller above the list. A navigation controller gets its current stack
  /// back.
  func giveBack() {
    guard brought != nil else { return }
    let above = Array(viewControllers.dropFirst())
    isGivingBack = true
    setViewControllers([list], animated: false)
    isGivingBack = false
    returnBrought(above)
  }

  private func returnBrought(_ stack: [UIViewController]) {
    guard let controller = brought else { return }
    brought = nil
    lent = []
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(stack, animated: false)
    } else if let tabs, tabs.all.contains(where: { $0 === controller }) {
      tabs.addChild(controller)
      controller.didMove(toParent: tabs)
    }
  }

  /// After a pop to the list, a navigation controller gets its root back.
  override func stackSettled() {
    guard viewControllers.count == 1, let controller = brought, !isGivingBack else { return }
    returnBrought(Array(lent.prefix(1)))
    tabs?.returned(controller)
  }

  /// Returns the tab bar item of a view controller. That of a navigation controller is its root's.
  func item(of controller: UIViewController) -> UITabBarItem {
    controller === brought ? lent.first?.tabBarItem ?? controller.tabBarItem : controller.tabBarItem
  }
}
