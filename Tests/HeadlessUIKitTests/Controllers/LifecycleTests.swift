import Foundation
import HeadlessUIKit
import Testing

/// The life cycle calls of view controllers, and their order.
@MainActor
@Suite("View controllers")
struct LifecycleTests {
  final class Log { var lines: [String] = [] }

  /// A controller that records every call under its title.
  class Noting: UIViewController {
    let log: Log
    var hidesStatusBar = false
    var style = UIStatusBarStyle.default

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.lines.append("\(title ?? "")\(call)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override var prefersStatusBarHidden: Bool {
      note("asked")
      return hidesStatusBar
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }

  @Test("The view loads once, on first access, and fills the screen")
  func loading() {
    onScreen()
    let log = Log()
    let controller = Noting("", log)
    #expect(!controller.isViewLoaded && log.lines.isEmpty)
    controller.loadViewIfNeeded()
    #expect(controller.view.frame == rect(0, 0, 375, 667) && controller.isViewLoaded)
    #expect(log.lines == ["loadView", "didLoad"])
  }

  @Test("Layout callbacks surround the view's layout, before the status bar queries")
  func firstLayout() {
    onScreen()
    let log = Log()
    let window = window(Noting("", log))
    log.lines = []
    window.layoutIfNeeded()
    #expect(log.lines == ["willLayout", "didLayout", "asked"])
    window.layoutIfNeeded()
    #expect(log.lines.count == 3)
  }

  @Test("A view set in loadView is the controller's")
  func ownView() {
    final class Custom: UIViewController {
      let custom = UIImageView()
      override func loadView() { view = custom }
    }
    onScreen()
    let controller = Custom()
    #expect(controller.view === controller.custom && controller.view.next === controller)
  }

  @Test("A controller with a new view releases the old one")
  func replacedView() {
    onScreen()
    let controller = UIViewController()
    let old: UIView = controller.view
    controller.view = UIView()
    #expect(old.next == nil && controller.view !== old && controller.view.next === controller)
  }

  @Test("A new root replaces the old one's view and controls the status bar")
  func newRoot() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
    let log = Log()
    let (first, second) = (Noting("first ", log), Noting("second ", log))
    second.hidesStatusBar = true
    let window = window(first)
    window.layoutIfNeeded()
    #expect(!window.isStatusBarHidden)
    window.rootViewController = second
    window.layoutIfNeeded()
    #expect(window.subviews == [second.view] && window.isStatusBarHidden)
    #expect(log.lines.filter { $0.hasSuffix("asked") } == ["first asked", "second asked"])
  }

  @Test("The status bar is queried again on request, and not before the first layout")
  func statusBarUpdate() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
    let log = Log()
    let controller = Noting("", log)
    let window = window(controller)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(!log.lines.contains("asked"))
    window.layoutIfNeeded()
    controller.hidesStatusBar = true
    #expect(!window.isStatusBarHidden)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(window.isStatusBarHidden)
  }

  @Test("A container forwards status bar queries to a child, also through grandchildren")
  func statusBarChildren() {
    final class Container: UIViewController {
      let child: UIViewController
      init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override var childForStatusBarHidden: UIViewController? { child }
    }
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
    let inner = Noting("", Log())
    inner.hidesStatusBar = true
    let window = window(Container(Container(inner)))
    window.layoutIfNeeded()
    #expect(window.isStatusBarHidden)
  }

  @Test("The responder chain leads from a view to its controller and the window")
  func responders() {
    onScreen()
    let controller = UIViewController()
    let window = window(controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view && controller.view.next === controller)
    #expect(controller.next === window)
  }

  // MARK: Navigation

  @Test("The bar is 44 points high below the safe area, and the child's safe area starts under it")
  func navigationBar() {
    onScreen(height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == rect(0, 44, 375, 44))
    #expect(child.view.frame == window.bounds)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(navigation.view.subviews == [child.view, navigation.navigationBar])
    #expect(child.navigationController === navigation && child.parent === navigation)
  }

  @Test("The bar shows the title, including later changes")
  func navigationTitle() {
    onScreen()
    let child = UIViewController()
    child.title = "Parallax"
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.topItem?.title == "Parallax")
    child.title = "Later"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.topItem?.title == "Later")
  }

  @Test("Pushing shows the new controller under the bar")
  func push() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let (first, second) = (UIViewController(), UIViewController())
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    window.layoutIfNeeded()
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.subviews == [second.view, navigation.navigationBar])
    #expect(navigation.topViewController === second && navigation.viewControllers.count == 2)
    #expect(
      second.view.safeAreaInsets.top == 64 && navigation.navigationBar.topItem?.title == "Second")
  }

  @Test("A navigation controller's child appears with it, and a push swaps appearances")
  func navigationAppearance() {
    onScreen()
    let log = Log()
    let (first, second) = (Noting("1 ", log), Noting("2 ", log))
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    #expect(log.lines.suffix(2) == ["1 willAppear", "1 didAppear"])
    log.lines = []
    navigation.pushViewController(second, animated: false)
    #expect(
      log.lines == [
        "2 loadView", "2 didLoad", "1 willDisappear", "2 willAppear", "1 didDisappear",
        "2 didAppear",
      ])
    log.lines = []
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.endAppearanceTransition()
    #expect(log.lines == ["2 willDisappear", "2 didDisappear"] && window.subviews.count == 1)
  }

  @Test("A child that leaves while its parent disappears has disappeared")
  func childThatLeaves() {
    onScreen()
    let log = Log()
    let (parent, child) = (UIViewController(), Noting("child ", log))
    let window = window(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    log.lines = []
    parent.beginAppearanceTransition(false, animated: false)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.endAppearanceTransition()
    #expect(log.lines == ["child willDisappear", "child didDisappear"])
    #expect(window.subviews.count == 1)
  }

  @Test("Pushing before being shown calls no appearance methods")
  func pushBeforeShown() {
    onScreen()
    let log = Log()
    let navigation = UINavigationController(rootViewController: Noting("1 ", log))
    navigation.pushViewController(Noting("2 ", log), animated: false)
    navigation.loadViewIfNeeded()
    #expect(log.lines == ["2 loadView", "2 didLoad"])
  }

  @Test("The top controller controls the status bar")
  func navigationStatusBar() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
    let child = Noting("", Log())
    child.hidesStatusBar = true
    let window = window(UINavigationController(rootViewController: child))
    window.layoutIfNeeded()
    #expect(window.isStatusBarHidden)
  }
}
