import Foundation

extension UITabBarController {
  /// The navigation controller of the tab "More", even if that tab is not shown.
  ///
  /// It contains a list of the view controllers without a tab, and above it the selected one.
  /// Compare it with `selectedViewController`, or set that to it.
  ///
  /// - Note: Partly: the list has no Edit button. The stack of a navigation controller that is
  ///   selected there is part of this stack meanwhile.
  public var moreNavigationController: UINavigationController { more }

  var more: MoreNavigationController {
    if let loadedMoreController { return loadedMoreController }
    let made = MoreNavigationController(self)
    loadedMoreController = made
    return made
  }

  var capacity: Int {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return lastCapacity ?? tabBar.capacity(in: width)
  }

  /// Whether there are more view controllers than tabs.
  var hasMore: Bool { all.count > capacity }

  /// The view controllers whose tabs are in the bar.
  var barControllers: [UIViewController] { hasMore ? all.prefix(capacity - 1) + [more] : all }

  /// The view controllers without a tab.
  var overflowControllers: [UIViewController] { hasMore ? Array(all.dropFirst(capacity - 1)) : [] }

  func isInMore(_ controller: UIViewController) -> Bool {
    overflowControllers.contains { $0 === controller }
  }

  /// Returns the controller whose view is shown when a view controller is selected.
  func stack(of controller: UIViewController?) -> UIViewController? {
    controller.map { isInMore($0) ? more : $0 }
  }

  func tab(of controller: UIViewController?) -> UITabBarItem? {
    stack(of: controller)?.tabBarItem
  }

  /// Makes the "More" controller a child exactly while its list has rows.
  func updateMoreContainment() {
    if hasMore, more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    } else if !hasMore, let loadedMoreController, loadedMoreController.parent === self {
      loadedMoreController.willMove(toParent: nil)
      loadedMoreController.removeFromParent()
    }
  }

  /// Selects a view controller after a tap on its row in the list.
  func chooseInMore(_ controller: UIViewController) {
    more.showAboveList(controller, animated: true)
    selected = controller
  }

  /// Updates the selection after the list became visible again.
  func returned(_ controller: UIViewController) {
    if selected === controller { selected = more }
  }

  /// Updates the tabs after the bar's width or traits may have changed.
  func widthMayHaveChanged() {
    let new = tabBar.capacity(in: view.bounds.width)
    let old = lastCapacity ?? new
    guard new != old else { return lastCapacity = new }
    let isList = selected.map { $0 === loadedMoreController } == true
    let isOther = all.count > min(new, old)
    if isOther { loadedMoreController?.returnController() }
    lastCapacity = new
    guard isOther else { return }
    updateMoreContainment()
    itemsChanged()
    select(isList && !hasMore ? all.first : selected)
  }
}
