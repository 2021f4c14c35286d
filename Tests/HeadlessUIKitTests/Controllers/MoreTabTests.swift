import Foundation
import HeadlessUIKit
import Testing

/// Tab bar controllers with more controllers than tabs.
@MainActor
@Suite("More tab")
struct MoreTabTests {
  final class Delegate: UITabBarControllerDelegate {
    var asked: [UIViewController] = []
    var told: [UIViewController] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      asked.append(viewController)
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { told.append(viewController) }
  }

  @MainActor
  private struct Fixture {
    let touches: TouchFixture
    let log = Journal()
    let tabs = UITabBarController()
    let around = UIViewController()
    let pages: [UIViewController]

    init(_ count: Int = 7, width: CGFloat = 400, replacing page: UIViewController? = nil) {
      touches = TouchFixture(width: width)
      let log = log
      var pages: [UIViewController] = (0..<count).map { NotingController("P\($0)", log) }
      if let page { pages[count - 1] = page }
      self.pages = pages
      tabs.viewControllers = pages
      around.addChild(tabs)
      tabs.view.frame = touches.window.bounds
      around.view.addSubview(tabs.view)
      tabs.didMove(toParent: around)
      touches.window.rootViewController = around
      touches.window.show()
      touches.window.layoutIfNeeded()
    }

    var titles: [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }
    var rows: [String] { tabs.moreNavigationController.view.shownTexts }
    func tapMore() {
      touches.tap(360, 780)
      touches.wait(0.6)
    }
    /// Taps a row of the list. Rows are 44 points high, below a bar of 44 points.
    func tapRow(_ row: Int) {
      touches.tap(100, 44 + CGFloat(row) * 44 + 22)
      touches.wait(0.6)
    }
  }

  @Test("Five controllers have a tab each, and with six or more the rest is listed under More")
  func tabs() {
    #expect(Fixture(5).titles == ["P0", "P1", "P2", "P3", "P4"])
    let fixture = Fixture()
    #expect(fixture.titles == ["P0", "P1", "P2", "P3", "More"])
    #expect(fixture.tabs.viewControllers?.count == 7 && fixture.tabs.selectedIndex == 0)
    fixture.tapMore()
    #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
    #expect(fixture.tabs.selectedIndex == NSNotFound)
    #expect(fixture.rows.filter { $0.hasPrefix("P") } == ["P4", "P5", "P6"])
    #expect(fixture.rows.contains("More"))
  }

  @Test("The delegate is notified of the More tab, and not of its rows")
  func delegate() {
    let fixture = Fixture()
    let delegate = Delegate()
    fixture.tabs.delegate = delegate
    fixture.tapMore()
    let more = fixture.tabs.moreNavigationController
    #expect(delegate.asked.count == 1 && delegate.asked.first === more)
    #expect(delegate.told.count == 1 && delegate.told.first === more)
    fixture.tapRow(1)
    #expect(delegate.asked.count == 1 && delegate.told.count == 1)
  }

  @Test("Selecting a row pushes its controller, and popping returns it to the tab bar controller")
  func push() {
    let fixture = Fixture()
    fixture.tapMore()
    let (more, page) = (fixture.tabs.moreNavigationController, fixture.pages[5])
    _ = fixture.log.take()
    fixture.tapRow(1)
    #expect(fixture.log.take() == ["P5 willAppear", "P5 didAppear"])
    #expect(more.topViewController === page && page.navigationController === more)
    #expect(fixture.tabs.selectedIndex == 5 && fixture.tabs.selectedViewController === page)
    #expect(fixture.tabs.tabBar.selectedItem?.title == "More" && page.tabBarController != nil)
    more.popViewController(animated: true)
    fixture.touches.wait(0.6)
    #expect(fixture.log.take() == ["P5 willDisappear", "P5 didDisappear"])
    #expect(fixture.tabs.selectedViewController === more && page.parent === fixture.tabs)
  }

  @Test("The More tab keeps its stack, and a second tap pops to the list")
  func again() {
    let fixture = Fixture()
    fixture.tapMore()
    fixture.tapRow(2)
    fixture.touches.tap(40, 780)
    fixture.touches.wait(0.2)
    #expect(fixture.tabs.selectedIndex == 0)
    fixture.tapMore()
    #expect(fixture.tabs.selectedIndex == 6)
    fixture.tapMore()
    #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
    #expect(fixture.tabs.moreNavigationController.viewControllers.count == 1)
  }

  @Test("Code can select an overflow controller, another one, and the list")
  func byCode() {
    let fixture = Fixture()
    let more = fixture.tabs.moreNavigationController
    fixture.tabs.selectedIndex = 6
    fixture.touches.window.layoutIfNeeded()
    #expect(more.topViewController === fixture.pages[6] && more.viewIfLoaded?.window != nil)
    #expect(fixture.tabs.tabBar.selectedItem?.title == "More")
    fixture.tabs.selectedViewController = fixture.pages[4]
    #expect(more.topViewController === fixture.pages[4] && more.viewControllers.count == 2)
    #expect(fixture.pages[6].parent === fixture.tabs && fixture.tabs.selectedIndex == 4)
    fixture.tabs.selectedIndex = 1
    fixture.tabs.selectedViewController = more
    #expect(fixture.tabs.selectedIndex == 4)
    let few = Fixture(3)
    few.tabs.selectedViewController = few.tabs.moreNavigationController
    #expect(few.tabs.selectedIndex == 0)
  }

  @Test("A navigation controller's stack is moved onto the list's stack under one bar")
  func navigation() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let fixture = Fixture(replacing: navigation)
    fixture.tapMore()
    #expect(fixture.rows.contains("Root"))
    fixture.tapRow(2)
    let more = fixture.tabs.moreNavigationController
    #expect(more.topViewController === root && fixture.tabs.selectedViewController === navigation)
    #expect(fixture.tabs.selectedIndex == 6)
    root.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(more.viewControllers.count == 3)
    fixture.tabs.selectedIndex = 4
    #expect(navigation.viewControllers.count == 2 && navigation.parent === fixture.tabs)
    fixture.tabs.selectedIndex = 6
    more.popToRootViewController(animated: false)
    #expect(navigation.viewControllers == [root])
  }

  @Test("Removing controllers removes the More tab and keeps the selection")
  func replacing() {
    let fixture = Fixture()
    fixture.tabs.selectedIndex = 5
    fixture.tabs.viewControllers = Array(fixture.pages.suffix(6))
    #expect(fixture.titles == ["P1", "P2", "P3", "P4", "More"] && fixture.tabs.selectedIndex == 4)
    fixture.tabs.viewControllers = Array(fixture.pages.suffix(3))
    #expect(fixture.titles == ["P4", "P5", "P6"] && fixture.tabs.selectedIndex == 1)
    fixture.touches.window.layoutIfNeeded()
    #expect(fixture.pages[5].viewIfLoaded?.superview === fixture.tabs.view)
    #expect(fixture.tabs.moreNavigationController.parent == nil)
  }

  @Test("An iPad shows as many tabs as fit, and compact width five, with the selection kept")
  func pad() {
    let fixture = Fixture(10, width: 768)
    #expect(fixture.titles == ["P0", "P1", "P2", "P3", "P4", "P5", "More"])
    fixture.tabs.selectedIndex = 5
    fixture.around.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: fixture.tabs)
    fixture.tabs.view.setNeedsLayout()
    fixture.touches.window.layoutIfNeeded()
    #expect(fixture.titles == ["P0", "P1", "P2", "P3", "More"])
    #expect(fixture.tabs.selectedIndex == 5)
    #expect(fixture.pages[5].navigationController === fixture.tabs.moreNavigationController)
  }
}

extension UIView {
  /// The texts of its labels, from back to front.
  fileprivate var shownTexts: [String] { tree.compactMap { ($0 as? UILabel)?.text } }
}
