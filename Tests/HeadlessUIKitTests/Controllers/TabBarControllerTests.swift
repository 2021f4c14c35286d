import Foundation
import HeadlessUIKit
import Testing

/// The contents and the delegate calls of a tab bar controller.
@MainActor
@Suite("Tab bar controllers")
struct TabBarControllerTests {
  final class Tabs: UITabBarController {
    var log: Journal?
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log?.lines.append("bar \(item.title ?? "") at \(selectedIndex)")
    }
  }

  final class Delegate: UITabBarControllerDelegate {
    let log: Journal
    var allows = true
    init(_ log: Journal) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.lines.append("should \(viewController.title ?? "")")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.lines.append("did \(viewController.title ?? "")") }
  }

  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let log = Journal()
    let tabs = Tabs()
    let delegate: Delegate

    init(_ controllers: (Journal) -> [UIViewController]) {
      delegate = Delegate(log)
      tabs.viewControllers = controllers(log)
      touches.window.rootViewController = tabs
      touches.window.show()
      tabs.log = log
      tabs.delegate = delegate
    }

    init() { self.init { log in ["A", "B", "C", "D"].map { NotingController($0, log) } } }
  }

  @Test("The bar is 49 points high at the bottom, and its tabs share the width")
  func geometry() {
    let fixture = Fixture()
    #expect(fixture.tabs.tabBar.frame == rect(0, 751, 400, 49))
    let buttons = fixture.tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.map(\.frame) == [0, 100, 200, 300].map { rect($0, 0, 100, 49) })
    #expect(buttons.map(\.isSelected) == [true, false, false, false])
    #expect(fixture.tabs.selectedViewController?.view.frame == rect(0, 0, 400, 800))
    #expect(fixture.tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
    #expect(fixture.log.take() == ["A willAppear", "A didAppear"])
  }

  @Test("The home indicator's area is below the tabs")
  func homeIndicator() {
    onScreen(
      height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      statusBarHeight: 44)
    let tabs = UITabBarController()
    let table = UIScrollView()
    let page = UIViewController()
    page.view = table
    table.contentSize = CGSize(width: 375, height: 2000)
    tabs.viewControllers = [page]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.show()
    #expect(tabs.tabBar.frame == rect(0, 729, 375, 83))
    #expect(table.adjustedContentInset.bottom == 83)
  }

  @Test("A tap asks and notifies the delegates in UIKit's order")
  func tap() {
    let fixture = Fixture()
    _ = fixture.log.take()
    fixture.touches.tap(250, 780)
    #expect(
      fixture.log.take() == [
        "bar C at 0", "should C", "A willDisappear", "C willAppear", "A didDisappear", "did C",
      ])
    fixture.touches.wait(0.1)
    #expect(fixture.log.take() == ["C didAppear"])
    #expect(fixture.tabs.selectedIndex == 2)
    fixture.touches.tap(250, 780)
    #expect(fixture.log.take() == ["bar C at 2", "should C", "did C"])
  }

  @Test("A tab refused by the delegate is not selected")
  func refusal() {
    let fixture = Fixture()
    fixture.delegate.allows = false
    _ = fixture.log.take()
    fixture.touches.tap(150, 780)
    #expect(fixture.log.take() == ["bar B at 0", "should B"])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.selectedItem === fixture.tabs.viewControllers?[0].tabBarItem)
  }

  @Test("Code selects without notifying, and ignores unknown indices and controllers")
  func byCode() {
    let fixture = Fixture()
    _ = fixture.log.take()
    fixture.tabs.selectedIndex = 3
    fixture.touches.window.layoutIfNeeded()
    #expect(
      fixture.log.take() == ["A willDisappear", "D willAppear", "A didDisappear", "D didAppear"])
    fixture.tabs.selectedIndex = 9
    fixture.tabs.selectedViewController = UIViewController()
    #expect(fixture.tabs.selectedIndex == 3)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test("New controllers keep the selected one, otherwise its index, otherwise the first")
  func replacing() throws {
    let fixture = Fixture()
    let old = try #require(fixture.tabs.viewControllers)
    fixture.tabs.selectedIndex = 2
    fixture.tabs.viewControllers = [old[2], old[0]]
    #expect(fixture.tabs.selectedIndex == 0 && old[1].parent == nil)
    fixture.tabs.selectedIndex = 1
    let new = [UIViewController(), UIViewController()]
    fixture.tabs.viewControllers = new
    #expect(fixture.tabs.selectedViewController === new[1])
    fixture.tabs.viewControllers = [old[0]]
    #expect(fixture.tabs.selectedViewController === old[0])
  }

  @Test("A navigation controller's tab is its root's, and a second tap pops to the root")
  func navigation() {
    let log = Journal()
    let root = NotingController("Root", log)
    root.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    let navigation = UINavigationController(rootViewController: root)
    let fixture = Fixture { _ in [navigation, UIViewController()] }
    #expect(fixture.tabs.tabBar.items?.first === root.tabBarItem)
    #expect(root.tabBarItem.title == "Search" && root.tabBarItem.tag == 7)
    navigation.pushViewController(UIViewController(), animated: false)
    fixture.touches.tap(100, 780)
    fixture.touches.wait(0.6)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "A pushed controller may hide the bar, and popping restores it", arguments: [false, true])
  func hiding(animated: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let fixture = Fixture { _ in [navigation] }
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: animated)
    fixture.touches.wait(0.6)
    #expect(fixture.tabs.tabBar.frame.maxX <= 0)
    #expect(next.view.safeAreaInsets.bottom == 0)
    navigation.pushViewController(UIViewController(), animated: animated)
    fixture.touches.wait(0.6)
    #expect(fixture.tabs.tabBar.frame.maxX <= 0)
    navigation.popToRootViewController(animated: animated)
    fixture.touches.wait(0.6)
    #expect(fixture.tabs.tabBar.frame.minX == 0)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test("An opaque bar insets content unless the controller extends under it")
  func opaque() {
    let fixture = Fixture()
    fixture.tabs.tabBar.isTranslucent = false
    fixture.touches.window.layoutIfNeeded()
    let view = fixture.tabs.selectedViewController?.view
    #expect(view?.frame.height == 751 && view?.safeAreaInsets.bottom == 0)
    fixture.tabs.selectedViewController?.extendedLayoutIncludesOpaqueBars = true
    fixture.touches.window.layoutIfNeeded()
    #expect(view?.frame.height == 800 && view?.safeAreaInsets.bottom == 49)
  }

  @Test("The bar has its background over content and none at the content's end")
  func edge() throws {
    let table = UIScrollView()
    let page = UIViewController()
    page.view = table
    let fixture = Fixture { _ in [page] }
    let edge = UITabBarAppearance()
    edge.configureWithTransparentBackground()
    edge.stackedLayoutAppearance.selected.iconColor = .green
    let standard = UITabBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .red
    fixture.tabs.tabBar.standardAppearance = standard
    fixture.tabs.tabBar.scrollEdgeAppearance = edge
    func isRed() -> Bool {
      fixture.touches.window.layoutIfNeeded()
      return fixture.tabs.tabBar.tree.contains { $0.backgroundColor == .red }
    }
    #expect(!isRed())
    table.contentSize = CGSize(width: 400, height: 2000)
    #expect(isRed())
    table.contentOffset.y = 2000 + 49 - 800
    #expect(!isRed())
    // Near the end the standard background has full strength, as in a navigation bar.
    table.contentOffset.y -= 4
    #expect(isRed())
  }

  @Test("A controller's title sets its tab's title, and badges and images update at once")
  func items() throws {
    let fixture = Fixture()
    let page = try #require(fixture.tabs.viewControllers?.first)
    page.title = "New"
    #expect(page.tabBarItem.title == "New")
    page.tabBarItem.badgeValue = "12"
    fixture.touches.window.layoutIfNeeded()
    let labels = fixture.tabs.tabBar.tree.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.contains("New") && labels.contains("12"))
  }
}
