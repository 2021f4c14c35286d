import Foundation

// The tab "More": what there is no room for in the bar.
extension UITabBarController {
  /// The stack behind the tab "More", whether that is there or not: a list of the controllers that have no tab, and
  /// on it the one that was chosen there. Compare `selectedViewController` with it, or set that to it.
  ///
  /// - Note: Partly: the list has no button "Edit"; where a navigation controller is chosen there, its stack
  ///   lies on this one for as long.
  public var moreNavigationController: UINavigationController { more }

  var more: MoreNavigationController {
    if let madeMore { return madeMore }
    let made = MoreNavigationController(self)
    madeMore = made
    return made
  }

  var capacity: Int {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return knownCapacity ?? tabBar.capacity(in: width)
  }

  /// Whether there are more controllers than tabs.
  var hasMore: Bool { all.count > capacity }

  /// Whose tabs are in the bar.
  var tabs: [UIViewController] { hasMore ? all.prefix(capacity - 1) + [more] : all }

  /// Those that have no tab.
  var others: [UIViewController] { hasMore ? Array(all.dropFirst(capacity - 1)) : [] }

  func isInMore(_ controller: UIViewController) -> Bool { others.contains { $0 === controller } }

  /// Whose view is shown where a controller is chosen.
  func stack(of controller: UIViewController?) -> UIViewController? {
    controller.map { isInMore($0) ? more : $0 }
  }

  func tab(of controller: UIViewController?) -> UITabBarItem? {
    stack(of: controller)?.tabBarItem
  }

  /// The list is a child as long as it has anything to list.
  func joinMore() {
    if hasMore, more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    } else if !hasMore, let madeMore, madeMore.parent === self {
      madeMore.willMove(toParent: nil)
      madeMore.removeFromParent()
    }
  }

  /// A row of the list was tapped.
  func chooseInMore(_ controller: UIViewController) {
    more.bring(controller, animated: true)
    selected = controller
  }

  /// The list is seen again.
  func returned(_ controller: UIViewController) {
    if selected === controller { selected = more }
  }

  /// The bar's width or traits may be others.
  func roomMayHaveChanged() {
    let new = tabBar.capacity(in: view.bounds.width)
    let old = knownCapacity ?? new
    guard new != old else { return knownCapacity = new }
    let isList = selected.map { $0 === madeMore } == true
    let isOther = all.count > min(new, old)
    if isOther { madeMore?.giveBack() }
    knownCapacity = new
    guard isOther else { return }
    joinMore()
    itemsChanged()
    select(isList && !hasMore ? all.first : selected)
  }
}
