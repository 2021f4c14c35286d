import Foundation

/// The navigation controller of the tab "More": the list, and above it the selected view
/// controller.
///
/// The stack of a selected navigation controller is moved onto this stack.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  let list: MoreListController
  /// The tab bar controller's view controller that is above the list, or nil.
  private(set) var borrowedController: UIViewController?
  /// The original stack of a navigation controller that is above the list.
  private var originalStack: [UIViewController] = []
  private var isReturningStack = false

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(tabs)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view controller above the list and removes the previous one.
  func showAboveList(_ controller: UIViewController, animated: Bool) {
    guard controller !== borrowedController else { return }
    returnController()
    borrowedController = controller
    if let navigation = controller as? UINavigationController {
      originalStack = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
    }
    let above = controller is UINavigationController ? originalStack : [controller]
    setViewControllers([list] + above, animated: animated)
  }

  /// Removes the view controller above the list. A navigation controller gets its current stack
  /// back.
  func returnController() {
    guard borrowedController != nil else { return }
    let above = Array(viewControllers.dropFirst())
    isReturningStack = true
    setViewControllers([list], animated: false)
    isReturningStack = false
    returnStack(above)
  }

  private func returnStack(_ stack: [UIViewController]) {
    guard let controller = borrowedController else { return }
    borrowedController = nil
    originalStack = []
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(stack, animated: false)
    } else if let tabs, tabs.all.contains(where: { $0 === controller }) {
      tabs.addChild(controller)
      controller.didMove(toParent: tabs)
    }
  }

  /// After a pop to the list, a navigation controller gets its root back.
  override func stackSettled() {
    guard viewControllers.count == 1, let controller = borrowedController, !isReturningStack else {
      return
    }
    returnStack(Array(originalStack.prefix(1)))
    tabs?.returned(controller)
  }

  /// Returns the tab bar item of a view controller. That of a navigation controller is its root's.
  func item(of controller: UIViewController) -> UITabBarItem {
    controller === borrowedController
      ? originalStack.first?.tabBarItem ?? controller.tabBarItem : controller.tabBarItem
  }
}
