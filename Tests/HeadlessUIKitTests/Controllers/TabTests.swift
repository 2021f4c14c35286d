import Foundation
import HeadlessUIKit
import Testing

/// The tabs of iOS 18.
@MainActor
@Suite("Tabs")
struct TabTests {
  private final class Delegate: UITabBarControllerDelegate {
    var log: [String] = []
    var allows = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      log.append("should \(tab.identifier)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { tab in
      let controller = UIViewController()
      controller.title = "of \(tab.identifier)"
      return controller
    }
  }

  @Test("Tabs create their controllers and give them title, image and badge")
  func shown() {
    onScreen()
    let (first, second) = (tab("A"), tab("B"))
    let controller = UITabBarController()
    controller.tabs = [first, UISearchTab { _ in UIViewController() }, second]
    #expect(controller.viewControllers?.count == 3)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "Search"])
    #expect(first.viewController?.title == "of a" && first.viewController?.tab === first)
    #expect(controller.selectedTab === first && first.tabBarController === controller)
    second.badgeValue = "3"
    second.title = "Two"
    #expect(controller.tabBar.items?[1].badgeValue == "3")
    #expect(controller.tabBar.items?[1].title == "Two")
    controller.selectedTab = second
    #expect(controller.selectedIndex == 1 && controller.tab(forIdentifier: "b") === second)
    first.isHidden = true
    #expect(controller.tabBar.items?.map(\.title) == ["Two", "Search"])
  }

  @Test("A group is one tab, which shows its own controller or its selected child's")
  func groups() {
    onScreen()
    let (one, two) = (tab("One"), tab("Two"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [one, two])
    let controller = UITabBarController()
    controller.tabs = [tab("A"), group]
    #expect(controller.tabBar.items?.map(\.title) == ["A", "G"])
    #expect(controller.viewControllers?[1] === one.viewController && two.parent === group)
    controller.selectedTab = two
    #expect(controller.selectedViewController === two.viewController)
    #expect(controller.selectedTab === group && controller.tab(forIdentifier: "one") === one)
  }

  @Test("A tap asks the delegate about the tab and tells it the previous one")
  func taps() {
    let touches = TouchFixture()
    let (controller, delegate) = (UITabBarController(), Delegate())
    controller.tabs = [tab("A"), tab("B")]
    controller.delegate = delegate
    touches.window.rootViewController = controller
    touches.window.show()
    touches.tap(280, controller.tabBar.frame.midY)
    #expect(delegate.log == ["should b", "did b after a"])
    delegate.allows = false
    touches.tap(90, controller.tabBar.frame.midY)
    #expect(delegate.log.last == "should a" && controller.selectedTab?.identifier == "b")
  }

  @Test("A hidden tab bar gives its space to the content")
  func hiddenBar() {
    onScreen()
    let controller = UITabBarController()
    controller.tabs = [tab("A")]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tabBar.frame.minX == 0)
    controller.isTabBarHidden = true
    #expect(controller.tabBar.frame.maxX <= 0)
    #expect(controller.tabs[0].viewController?.view.safeAreaInsets.bottom == 0)
  }
}
