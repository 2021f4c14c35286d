import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// The calls of a navigation controller, in UIKit's order.
@MainActor
@Suite("Navigation controllers")
struct NavigationTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Page: UIViewController {
    let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.lines.append("\(title ?? "") \(call)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "willLeave" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "didLeave" : "didMove")
    }
  }

  final class Delegate: UINavigationControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.lines.append("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.lines.append("didShow \(viewController.title ?? "")") }
  }

  @MainActor
  private struct Fixture {
    let environment: ScreenEnvironment
    let log = Log()
    let navigation: UINavigationController
    let window: UIWindow
    let delegate: Delegate

    init(root: String = "1") {
      environment = onScreen(
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
      navigation = UINavigationController(rootViewController: Page(root, log))
      delegate = Delegate(log)
      navigation.delegate = delegate
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.show()
    }

    func live(to time: TimeInterval) {
      environment.clock.advance(to: time)
      window.layoutIfNeeded()
    }
  }

  @Test("The root loads and receives its appearance callbacks in order")
  func root() {
    let fixture = Fixture()
    #expect(
      fixture.log.lines == [
        "1 willMove", "1 didMove", "1 didLoad", "1 willAppear false", "1 isAppearing",
        "1 didAppear",
      ])
  }

  @Test(
    "A push notifies both controllers and the delegate, with the did callbacks after the animation")
  func animatedPush() {
    let fixture = Fixture()
    _ = fixture.log.take()
    fixture.navigation.pushViewController(Page("2", fixture.log), animated: true)
    fixture.window.layoutIfNeeded()
    #expect(
      fixture.log.take() == [
        "2 willMove", "2 didLoad", "1 willDisappear", "2 willAppear true", "willShow 2",
        "2 isAppearing",
      ])
    #expect(fixture.navigation.transitionCoordinator?.isAnimated == true)
    fixture.live(to: 0.49)
    #expect(fixture.log.take() == [])
    fixture.live(to: 0.5)
    #expect(
      fixture.log.take() == ["1 didDisappear", "2 didAppear", "2 didMove", "didShow 2"])
    #expect(fixture.navigation.transitionCoordinator == nil)
  }

  @Test("A popped controller disappears before it leaves its parent")
  func animatedPop() {
    let fixture = Fixture()
    fixture.navigation.pushViewController(Page("2", fixture.log), animated: false)
    fixture.window.layoutIfNeeded()
    _ = fixture.log.take()
    let popped = fixture.navigation.popViewController(animated: true)
    #expect(popped?.title == "2" && fixture.navigation.topViewController?.title == "1")
    #expect(popped?.isMovingFromParent == true)
    fixture.live(to: 0.5)
    #expect(
      fixture.log.take() == [
        "2 willLeave", "2 willDisappear", "1 willAppear true", "willShow 1", "1 isAppearing",
        "2 didDisappear", "1 didAppear", "2 didLeave", "didShow 1",
      ])
    #expect(popped?.parent == nil && fixture.navigation.children.count == 1)
  }

  @Test("A pushed view moves in from the right while the old one moves aside")
  func motion() throws {
    let fixture = Fixture()
    let second = Page("2", fixture.log)
    fixture.navigation.pushViewController(second, animated: true)
    let old = try #require(fixture.navigation.viewControllers.first?.view)
    func shown(_ time: TimeInterval) -> (old: CGFloat, new: CGFloat) {
      let views = fixture.window.layerTree(at: time).layers[0].sublayers[0].sublayers
      return (views[0].transform.tx, views[2].transform.tx)
    }
    #expect(shown(0).old == 0 && shown(0).new == 375)
    #expect(shown(0.1).old < 0 && shown(0.1).new > 0 && shown(0.1).new < 375)
    #expect(shown(0.5).old == -112.5 && shown(0.5).new == 0)
    fixture.live(to: 0.5)
    #expect(old.superview == nil && old.transform.isIdentity)
  }

  @Test("Popping to the root returns the popped controllers, and to an unknown one does nothing")
  func popping() {
    let fixture = Fixture()
    let (second, third) = (Page("2", fixture.log), Page("3", fixture.log))
    fixture.navigation.pushViewController(second, animated: false)
    fixture.navigation.pushViewController(third, animated: false)
    #expect(fixture.navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(fixture.navigation.popToRootViewController(animated: false) == [second, third])
    #expect(fixture.navigation.viewControllers.count == 1)
    #expect(fixture.navigation.popViewController(animated: false) == nil)
  }

  @Test("Pushing a controller twice is a screen error and pushes nothing")
  func pushedTwice() {
    let fixture = Fixture()
    let top = fixture.navigation.viewControllers[0]
    fixture.navigation.pushViewController(top, animated: false)
    #expect(fixture.navigation.viewControllers.count == 1)
    #expect(fixture.environment.problems.takeRaised()?.kind == .pushedTwice(controller: "Page"))
  }

  @Test("Hiding the bar resizes the content in a fifth of a second")
  func hiding() {
    let fixture = Fixture()
    let child = fixture.navigation.viewControllers[0]
    #expect(child.view.safeAreaInsets.top == 64)
    fixture.navigation.setNavigationBarHidden(true, animated: true)
    #expect(fixture.navigation.navigationBar.frame.maxY == 0)
    #expect(child.view.safeAreaInsets.top == 20)
    #expect(fixture.environment.clock.nextAnimationEnd == 0.2)
    fixture.navigation.isNavigationBarHidden = false
    fixture.window.layoutIfNeeded()
    #expect(fixture.navigation.navigationBar.frame == rect(0, 20, 375, 44))
  }

  @Test("Content that does not extend under the bar starts at its lower edge")
  func extendedEdges() {
    let fixture = Fixture()
    let child = fixture.navigation.viewControllers[0]
    child.edgesForExtendedLayout = []
    fixture.window.layoutIfNeeded()
    #expect(child.view.frame == rect(0, 64, 375, 603) && child.view.safeAreaInsets.top == 0)
    child.edgesForExtendedLayout = .all
    fixture.navigation.navigationBar.isTranslucent = false
    fixture.window.layoutIfNeeded()
    #expect(child.view.frame.minY == 64)
    child.extendedLayoutIncludesOpaqueBars = true
    fixture.window.layoutIfNeeded()
    #expect(child.view.frame.minY == 0 && child.view.safeAreaInsets.top == 64)
  }

  @Test(
    "The bar style sets the status bar style, and the top controller does while the bar is hidden")
  func statusBarStyle() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    onScreen()
    let navigation = UINavigationController(rootViewController: Light())
    #expect(navigation.childForStatusBarStyle == nil)
    #expect(navigation.preferredStatusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === navigation.topViewController)
  }

  /// A page that titles the bar's top item when its view is loaded.
  final class TitlingPage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.navigationBar.topItem?.title = "Settings"
    }
  }

  @Test(
    "The bar has the root's item when the root's view is loaded, and the last one's when another is",
    arguments: [false, true])
  func topItem(loadsRootFirst: Bool) {
    onScreen()
    let root = TitlingPage()
    let navigation = UINavigationController(rootViewController: root)
    if loadsRootFirst { root.loadViewIfNeeded() } else { navigation.loadViewIfNeeded() }
    #expect(root.navigationItem.title == "Settings")
    navigation.loadViewIfNeeded()
    root.navigationItem.title = "Home"
    let next = TitlingPage()
    navigation.pushViewController(next, animated: false)
    #expect(root.navigationItem.title == "Settings" && next.navigationItem.title == nil)
  }
}
