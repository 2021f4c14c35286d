import Foundation
import HeadlessUIKit
import Testing

/// The interactive pop gesture from the left edge.
@MainActor
@Suite("Interactive pop")
struct InteractivePopTests {
  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let log = Journal()
    let root, top: NotingController
    let navigation: UINavigationController

    init() {
      (root, top) = (NotingController("1", log), NotingController("2", log))
      navigation = UINavigationController(rootViewController: root)
      touches.window.rootViewController = navigation
      touches.window.show()
      navigation.pushViewController(top, animated: false)
      touches.window.layoutIfNeeded()
      _ = log.take()
    }
  }

  @Test("The top view follows the finger and is popped beyond the middle")
  func completes() {
    let fixture = Fixture()
    fixture.touches.down(5, 400)
    fixture.touches.move(305, 400, over: 0.5)
    #expect(fixture.log.take() == ["2 willDisappear", "1 willAppear"])
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
    #expect(abs((fixture.top.view.layer.presentation()?.frame.minX ?? 0) - 300) < 1)
    fixture.touches.wait(0.3)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(fixture.log.take() == ["2 didDisappear", "1 didAppear"])
    #expect(fixture.navigation.viewControllers == [fixture.root])
    #expect(fixture.navigation.navigationBar.topItem?.title == "1")
    #expect(fixture.root.view.transform.isIdentity && fixture.top.view.window == nil)
  }

  @Test("Releasing before the middle restores the stack")
  func cancels() {
    let fixture = Fixture()
    fixture.touches.down(5, 400)
    fixture.touches.move(105, 400, over: 0.5)
    _ = fixture.log.take()
    fixture.touches.wait(0.3)
    fixture.touches.up()
    #expect(fixture.navigation.transitionCoordinator?.isCancelled == true)
    fixture.touches.wait(0.6)
    #expect(
      fixture.log.take() == ["2 willAppear", "1 willDisappear", "1 didDisappear", "2 didAppear"])
    #expect(fixture.navigation.viewControllers == [fixture.root, fixture.top])
    #expect(fixture.navigation.navigationBar.topItem?.title == "2")
    #expect(fixture.top.view.transform.isIdentity && fixture.root.view.window == nil)
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.navigation.viewControllers == [fixture.root])
  }

  @Test("A fast swipe from the edge pops, and one from the middle of the screen does not")
  func quick() {
    let fixture = Fixture()
    fixture.touches.down(200, 400)
    fixture.touches.move(390, 400, over: 0.2)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(fixture.navigation.viewControllers.count == 2)
    fixture.touches.down(5, 400)
    fixture.touches.move(125, 400, over: 0.1)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(fixture.navigation.viewControllers.count == 1)
  }

  @Test("The gesture requires a back button unless the app removes its delegate")
  func withoutBackButton() {
    let fixture = Fixture()
    fixture.top.navigationItem.hidesBackButton = true
    func drag() {
      fixture.touches.down(5, 400)
      fixture.touches.move(305, 400, over: 0.5)
      fixture.touches.up()
      fixture.touches.wait(0.6)
    }
    drag()
    #expect(fixture.navigation.viewControllers.count == 2)
    fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
    drag()
    #expect(fixture.navigation.viewControllers.count == 1)
    drag()
    #expect(fixture.navigation.viewControllers.count == 1)
  }
}
