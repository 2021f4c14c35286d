import Foundation

/// The stack behind the tab "More": the list, and on it the controller that was chosen in it, or the stack of a
/// navigation controller that was.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  let list: MoreListController
  /// Which of the tab bar controller's own lies on the list.
  private(set) var brought: UIViewController?
  /// What a navigation controller had when it was brought.
  private var lent: [UIViewController] = []
  private var isGivingBack = false

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(tabs)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Lays a controller on the list, instead of another one.
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

  /// Takes from the list what lies on it, a navigation controller's stack as it is now.
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

  /// Of what was popped to the list a navigation controller has its root again.
  override func stackSettled() {
    guard viewControllers.count == 1, let controller = brought, !isGivingBack else { return }
    returnBrought(Array(lent.prefix(1)))
    tabs?.returned(controller)
  }

  /// The tab of a controller, which a navigation controller has of its root.
  func item(of controller: UIViewController) -> UITabBarItem {
    controller === brought ? lent.first?.tabBarItem ?? controller.tabBarItem : controller.tabBarItem
  }
}
