import Foundation
import HeadlessUIKit
import Testing

private final class BarlessController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

@MainActor
struct ApplicationWindowsTests {
  @Test func theAppKnowsTheWindowsOfItsScreen() throws {
    onScreen()
    let app = UIApplication.shared
    #expect(app.windows.isEmpty)
    #expect(app.keyWindow == nil)
    let first = UIWindow(frame: UIScreen.main.bounds)
    #expect(app.windows.isEmpty, "made, not shown")
    first.makeKeyAndVisible()
    let second = UIWindow(frame: UIScreen.main.bounds)
    second.makeKeyAndVisible()
    #expect(app.windows == [first, second])
    #expect(app.windows.filter(\.isKeyWindow) == [second])
    first.makeKey()
    #expect(app.keyWindow === first)

    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows == [second, first])
    #expect(first.windowScene === scene)
    onScreen()
    #expect(app.windows.isEmpty, "another screen has windows of its own")
  }

  @Test(arguments: [(20.0, 20.0), (44, 44), (59, 54)])
  func theStatusBarIsAsHighAsItsDeviceHasIt(safeTop: Double, height: Double) {
    onScreen(
      safeArea: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0), statusBarHeight: height)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let frame = CGRect(x: 0, y: 0, width: 375, height: height)
    #expect(UIApplication.shared.statusBarFrame == frame)
    #expect(window.windowScene?.statusBarManager?.statusBarFrame == frame)
    window.rootViewController = BarlessController()
    window.layoutIfNeeded()
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
  }
}
