import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Delegate calls of the app, its scene and its containers during rotation
/// (https://developer.apple.com/documentation/uikit/uiapplicationdelegate,
/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@MainActor
@Suite("Rotation delegates")
struct TurningDelegateTests {
  private final class App: UIResponder, UIApplicationDelegate {
    let log: Journal
    var window: UIWindow?
    var allowed = UIInterfaceOrientationMask.all

    init(_ log: Journal) { self.log = log }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { allowed }
    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { log.lines.append("will \(newStatusBarOrientation) in \(duration)") }
    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { log.lines.append("did, was \(oldStatusBarOrientation)") }
    func application(
      _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) { log.lines.append("bar to be \(newStatusBarFrame.height)") }
    func application(
      _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) { log.lines.append("bar was \(oldStatusBarFrame.height)") }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    let log: Journal
    var window: UIWindow?

    init(_ log: Journal) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let size = previousCoordinateSpace.bounds.size
      log.lines.append(
        "scene was \(size.width) × \(size.height), \(previousInterfaceOrientation), "
          + "now \(windowScene.interfaceOrientation)")
    }
  }

  @Test(
    "The application and scene delegates are notified, and the application delegate allows rotation"
  )
  func app() throws {
    onScreen(
      height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      statusBarHeight: 44)
    let log = Journal()
    let (app, scene) = (App(log), Scene(log))
    let window = try #require(AppLaunch(appDelegate: app, sceneDelegate: scene).run())
    app.allowed = .portrait
    #expect(!window.rotate(to: .landscapeLeft) && log.take() == [])
    app.allowed = .allButUpsideDown
    #expect(window.rotate(to: .landscapeLeft))
    #expect(
      log.take() == [
        "will landscapeLeft in 0.3", "bar to be 0.0", "did, was portrait", "bar was 44.0",
        "scene was 375.0 × 812.0, portrait, now landscapeLeft",
      ])
  }

  private final class Containers: UITabBarControllerDelegate, UIPageViewControllerDelegate {
    var allowed: UIInterfaceOrientationMask? = .portrait

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask? { allowed }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask? { allowed }
  }

  @Test("Delegates of tab bar and page controllers return supported orientations")
  func containers() {
    let delegate = Containers()
    let tabs = UITabBarController()
    tabs.delegate = delegate
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.delegate = delegate
    for controller in [tabs, pages] {
      onScreen()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.show()
      delegate.allowed = .portrait
      #expect(!window.rotate(to: .landscapeRight))
      delegate.allowed = nil
      #expect(window.rotate(to: .landscapeRight))
    }
  }

  private final class Sides: UISplitViewControllerDelegate {
    let log = Journal()

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      log.lines.append("begins")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      log.lines.append("ended")
    }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.lines.append("show \(column)") }
  }

  @Test("A split view controller's delegate is notified of the sidebar gesture")
  func sidebar() {
    let touches = TouchFixture(width: 768, height: 1024)
    let (split, sides) = (UISplitViewController(style: .doubleColumn), Sides())
    split.delegate = sides
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    touches.window.rootViewController = split
    touches.window.show()
    _ = sides.log.take()
    touches.down(2, 400)
    touches.move(200, 400, over: 0.3)
    touches.up()
    #expect(sides.log.take() == ["begins", "show primary", "ended"])
  }

  private final class Presenting: UIPopoverPresentationControllerDelegate {
    let log = Journal()
    var other: UIView?
    var isPopover = false
    var stand: UIViewController?

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { isPopover ? .none : .fullScreen }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.lines.append("stands for \(style == .fullScreen)")
      return stand
    }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      log.lines.append("\(rect.pointee.minX) \(rect.pointee.width)")
      if let other { view.pointee = other }
      rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
  }

  private func base() -> (UIWindow, UIViewController, UIViewController, Presenting) {
    onScreen(height: 812)
    let (root, content, delegate) = (UIViewController(), UIViewController(), Presenting())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.show()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 40, height: 40)
    return (window, root, content, delegate)
  }

  @Test("An adaptive presentation shows the delegate's replacement for a popover")
  func standIn() {
    let (window, root, content, delegate) = base()
    delegate.stand = UINavigationController(rootViewController: UIViewController())
    root.present(content, animated: false)
    #expect(delegate.log.take() == ["stands for true"])
    #expect(root.presentedViewController === delegate.stand)
    #expect(delegate.stand?.view.frame == window.bounds)
  }

  @Test("A popover's delegate provides its position when the screen changes size")
  func reposition() throws {
    let (window, root, content, delegate) = base()
    delegate.isPopover = true
    let other = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    root.view.addSubview(other)
    root.present(content, animated: false)
    window.layoutIfNeeded()
    let popover = try #require(content.popoverPresentationController)
    #expect(delegate.log.take() == [] && popover.sourceView === root.view)
    delegate.other = other
    window.rotate(to: .landscapeRight)
    window.layoutIfNeeded()
    #expect(delegate.log.take() == ["20.0 40.0"])
    #expect(popover.sourceView === other)
    #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private final class Lines: NSLayoutManagerDelegate {
    var sizes: [CGSize] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
      didChangeGeometryFrom oldSize: CGSize
    ) { sizes.append(oldSize) }
  }

  @Test("A layout manager's delegate is notified of a new container size")
  func room() {
    let (manager, container, lines) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 50)), Lines()
    )
    manager.addTextContainer(container)
    manager.delegate = lines
    container.size = CGSize(width: 100, height: 50)
    container.size = CGSize(width: 80, height: 50)
    #expect(lines.sizes == [CGSize(width: 100, height: 50)])
  }
}
