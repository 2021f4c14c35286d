import SnapKit
import Testing
import UIKit

/// The listings compile as they would for iOS; here they run.
@MainActor
struct ListingTests {
  /// Other suites of the run put screens of their own in `ScreenEnvironment.standing`.
  private func useScreen() {
    ScreenEnvironment.standing = ScreenEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    useScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func constraintCount(_ view: UIView) -> Int {
    view.constraints.count + view.subviews.map(constraintCount).reduce(0, +)
  }

  private func scrollView(of controller: UIViewController) throws -> UIScrollView {
    try #require(controller.view.subviews.first as? UIScrollView)
  }

  @Test func parallaxAndScaleStretchesItsHeaderAtOnce() throws {
    let controller = MainViewController()
    let window = show(controller)
    let scroll = try scrollView(of: controller)
    #expect(constraintCount(window) == 14)
    scroll.contentOffset.y = -50
    window.layoutIfNeeded()
    #expect(scroll.subviews[0].frame == CGRect(x: 0, y: -50, width: 375, height: 260))
    scroll.contentOffset.y = 16
    window.layoutIfNeeded()
    let image = scroll.subviews[0].subviews[0]
    #expect(image.frame.height == 194)
    #expect(abs(image.layer.contentsRect.minY + 4.0 / 210) < 1e-12)
  }

  @Test func stretchyLayoutHasItsConstraintsAtEveryStep() {
    let controllers: [(UIViewController, Int)] = [
      (StretchyStep1ViewController(), 16), (StretchyStep2ViewController(), 20),
      (StretchyStep3ViewController(), 21), (StretchyStep4ViewController(), 25),
      (StretchyStep5ViewController(), 25), (StretchyStep6ViewController(), 25),
    ]
    for (controller, count) in controllers {
      let window = show(controller)
      #expect(constraintCount(window) == count)
    }
  }

  @Test func stretchyLayoutStretchesFromStepTwoOn() throws {
    let controllers = [
      StretchyStep2ViewController(), StretchyStep3ViewController(), StretchyStep4ViewController(),
      StretchyStep5ViewController(), StretchyStep6ViewController(),
    ]
    for controller in controllers {
      let window = show(controller)
      let scroll = try scrollView(of: controller)
      scroll.contentOffset.y = -100
      window.layoutIfNeeded()
      let image = try #require(scroll.subviews.first { $0 is UIImageView })
      #expect(image.frame == CGRect(x: 0, y: -100, width: 375, height: 362.5))
    }
  }

  @Test func stepSixHidesTheStatusBarWhenTextReachesIt() throws {
    let controller = StretchyStep6ViewController()
    let window = show(controller)
    let scroll = try scrollView(of: controller)
    for (offset, hides) in [(0, false), (242.5, false), (243, true)] as [(CGFloat, Bool)] {
      scroll.contentOffset.y = offset
      #expect(controller.prefersStatusBarHidden == hides)
      window.layoutIfNeeded()
    }
  }

  @Test func delegatesShowTheirWindow() {
    useScreen()
    let app = AppDelegate()
    #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(app.window?.rootViewController is StretchyStep1ViewController)
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let options = UIScene.ConnectionOptions()
    let scene = SceneDelegate()
    scene.scene(
      UIWindowScene(session: session, connectionOptions: options), willConnectTo: session,
      options: options)
    #expect(scene.window?.frame == UIScreen.main.bounds)
    let configuration = app.application(
      .shared, configurationForConnecting: session, options: options)
    #expect(configuration.role == .windowApplication)
  }

  @Test func associatedObjectsLiveWithTheirObject() {
    var key: UInt8 = 0
    let view: UIView? = UIView()
    withUnsafePointer(to: &key) { key in
      #expect(objc_getAssociatedObject(view as Any, key) == nil)
      objc_setAssociatedObject(view as Any, key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view!, key) as? String == "one")
      #expect(objc_getAssociatedObject(UIView(), key) == nil)
      objc_setAssociatedObject(view!, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view!, key) == nil)
    }
  }
}
