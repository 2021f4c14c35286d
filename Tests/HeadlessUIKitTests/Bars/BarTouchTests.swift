import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Touches in navigation bars and toolbars.
@MainActor
@Suite("Touches in bars")
struct BarTouchTests {
  final class Target {
    var senders: [AnyObject] = []
  }

  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let page = UIViewController()
    let navigation: UINavigationController

    init() {
      page.title = "Root"
      navigation = UINavigationController(rootViewController: page)
      touches.window.rootViewController = navigation
      touches.window.show()
    }

    /// Taps the middle of a view.
    func tap(_ view: UIView) {
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      touches.tap(place.x, place.y)
      touches.wait(0.6)
    }

    func label(_ text: String) -> UILabel? {
      touches.window.tree.compactMap { $0 as? UILabel }.first { $0.text == text }
    }
  }

  @Test("A tap on a bar button sends the action to the target, with the item as sender")
  func tapSendsAction() throws {
    let fixture = Fixture()
    SelectorMethods.register("edit:", of: Target.self) { target, sender, _ in
      target.senders.append(sender as AnyObject)
    }
    let target = Target()
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: target, action: Selector("edit:"))
    fixture.page.navigationItem.rightBarButtonItem = item
    fixture.touches.window.layoutIfNeeded()
    fixture.tap(try #require(fixture.label("Edit")))
    #expect(target.senders.count == 1 && target.senders.first === item)
    item.isEnabled = false
    fixture.touches.window.layoutIfNeeded()
    fixture.tap(try #require(fixture.label("Edit")))
    #expect(target.senders.count == 1)
  }

  @Test("An action without a target goes up the responder chain from the bar")
  func actionWithoutTarget() throws {
    final class Container: UINavigationController {
      var count = 0
    }
    let touches = TouchFixture()
    SelectorMethods.register("count:", of: Container.self) { target, _, _ in target.count += 1 }
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Count", style: .plain, target: nil, action: Selector("count:"))
    let container = Container(rootViewController: page)
    touches.window.rootViewController = container
    touches.window.show()
    touches.tap(370, 22)
    #expect(container.count == 1)
  }

  @Test("A bar button dims under a finger, and releasing outside does nothing")
  func highlight() throws {
    let fixture = Fixture()
    var count = 0
    fixture.page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", primaryAction: UIAction { _ in count += 1 })
    fixture.touches.window.layoutIfNeeded()
    let button = try #require(fixture.label("Menu")?.superview)
    fixture.touches.down(30, 22)
    fixture.touches.wait(0.1)
    #expect(Float(button.alpha) == 0.2)
    fixture.touches.move(300, 400, over: 0.2)
    #expect(button.alpha == 1)
    fixture.touches.up()
    fixture.touches.wait(0.1)
    #expect(count == 0)
    fixture.tap(button)
    #expect(count == 1)
  }

  @Test("A custom view in a bar receives its touches, and a plain view sends nothing")
  func customView() {
    let fixture = Fixture()
    var count = 0
    let button = UIButton(frame: rect(0, 0, 60, 30))
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    item.primaryAction = UIAction { _ in count += 100 }
    fixture.page.navigationItem.rightBarButtonItem = item
    fixture.touches.window.layoutIfNeeded()
    fixture.tap(button)
    #expect(count == 1)
    item.customView = UIView(frame: rect(0, 0, 60, 30))
    fixture.touches.window.layoutIfNeeded()
    fixture.touches.tap(360, 22)
    #expect(count == 1)
  }

  @Test("The back button pops, and the bar's delegate may refuse")
  func back() throws {
    final class Guarded: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { allows }
    }
    let touches = TouchFixture()
    let root = UIViewController()
    root.title = "Root"
    let navigation = Guarded(rootViewController: root)
    touches.window.rootViewController = navigation
    touches.window.show()
    navigation.pushViewController(UIViewController(), animated: false)
    touches.window.layoutIfNeeded()
    touches.tap(30, 22)
    touches.wait(0.6)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    touches.tap(30, 22)
    #expect(navigation.viewControllers.count == 1)
    touches.wait(0.6)
    #expect(root.view.window != nil)
  }

  @Test("A standalone bar asks and notifies its delegate")
  func ownBar() {
    final class Delegate: UINavigationBarDelegate {
      var calls: [String] = []
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
      ) -> Bool {
        calls.append("shouldPush")
        return true
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        calls.append("didPush")
      }
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool {
        calls.append("shouldPop")
        return true
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("didPop")
      }
    }
    let touches = TouchFixture()
    let bar = touches.add(UINavigationBar(), rect(0, 0, 400, 44))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "One")]
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    touches.window.layoutIfNeeded()
    touches.tap(30, 22)
    #expect(bar.topItem?.title == "One")
    touches.wait(0.6)
    #expect(delegate.calls == ["shouldPush", "didPush", "shouldPop", "didPop"])
  }

  @Test("In compact height the bar is 32 points high with its compact appearance")
  func compact() {
    onScreen(width: 667, height: 375)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = true
    let (standard, compact) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    for (look, color) in [(standard, UIColor.red), (compact, UIColor.blue)] {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
    }
    bar.standardAppearance = standard
    bar.compactAppearance = compact
    bar.scrollEdgeAppearance = compact
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.show()
    #expect(bar.frame == rect(0, 0, 667, 32))
    #expect(bar.tree.contains { $0.backgroundColor == .blue })
    #expect(!bar.tree.contains { $0.backgroundColor == .red })
  }

  @Test("Toolbar buttons are spread by flexible spaces and can be tapped")
  func toolbar() throws {
    let touches = TouchFixture()
    var taps: [String] = []
    func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(
        customView: UIButton(
          frame: rect(0, 0, 40, 20), primaryAction: UIAction { _ in taps.append(title) }))
    }
    let bar = touches.add(UIToolbar(), rect(0, 756, 400, 44))
    let (a, b, c) = (button("a"), button("b"), button("c"))
    bar.items = [a, .flexibleSpace(), b, .fixedSpace(20), c]
    touches.window.layoutIfNeeded()
    func x(_ item: UIBarButtonItem) -> CGFloat? {
      item.customView.map { $0.convert($0.bounds, to: bar).minX }
    }
    #expect(x(a) == 16)
    #expect(x(b) == 268)
    #expect(x(c) == 344)
    touches.tap(30, 778)
    touches.tap(360, 778)
    #expect(taps == ["a", "c"])
  }

  @Test("A navigation controller's toolbar shows the top items and insets content")
  func navigationToolbar() {
    let fixture = Fixture()
    fixture.page.toolbarItems = [UIBarButtonItem(title: "First", style: .plain)]
    #expect(fixture.navigation.isToolbarHidden)
    fixture.navigation.isToolbarHidden = false
    fixture.touches.window.layoutIfNeeded()
    #expect(fixture.navigation.toolbar.frame == rect(0, 756, 400, 44))
    #expect(fixture.page.view.safeAreaInsets.bottom == 44)
    let next = UIViewController()
    next.toolbarItems = [UIBarButtonItem(title: "Second", style: .plain)]
    fixture.navigation.pushViewController(next, animated: false)
    fixture.touches.window.layoutIfNeeded()
    #expect(fixture.label("Second") != nil && fixture.label("First") == nil)
    fixture.navigation.setToolbarHidden(true, animated: true)
    fixture.touches.wait(0.3)
    #expect(fixture.navigation.toolbar.frame.minY == 800)
    #expect(next.view.safeAreaInsets.bottom == 0)
  }
}
