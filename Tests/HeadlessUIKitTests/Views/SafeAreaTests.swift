import Foundation
import HeadlessUIKit
import Testing

/// Propagation of the safe area to views. Safe area guides are tested in `Layout`.
@MainActor
@Suite("Safe area")
struct SafeAreaTests {
  @Test("A hidden status bar frees its space on devices without a notch", arguments: [20, 44])
  func hiddenStatusBar(top: CGFloat) {
    final class Bare: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    onScreen(safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0), statusBarHeight: top)
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    window.rootViewController = Bare()
    window.layoutIfNeeded()
    #expect(window.isStatusBarHidden)
    window.layoutIfNeeded()
    #expect(window.rootViewController?.view.safeAreaInsets.top == (top == 20 ? 0 : 44))
  }

  @Test("Additional insets apply to the controller's view and its subviews")
  func additionalInsets() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let child = UIView(frame: rect(2, 10, 373, 600))
    controller.view.addSubview(child)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 6, bottom: 7, right: 8))
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 15, left: 4, bottom: 0, right: 8))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test("New additional insets are reported in the next layout")
  func additionalInsetsAreTold() {
    final class Listener: UIViewController {
      var calls = 0
      override func viewSafeAreaInsetsDidChange() { calls += 1 }
    }
    onScreen()
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    let controller = Listener()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.calls == 0)
    controller.additionalSafeAreaInsets.bottom = 50
    window.layoutIfNeeded()
    #expect(controller.calls == 1)
    controller.additionalSafeAreaInsets.bottom = 50
    window.layoutIfNeeded()
    #expect(controller.calls == 1)
  }

  @Test("A scroll view's content has the remaining safe area, scrolled")
  func inScrollViews() {
    onScreen(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    let header = UIView(frame: rect(0, 0, 375, 100))
    window.addSubview(scrollView)
    scrollView.addSubview(header)
    #expect(header.safeAreaInsets.top == 44)
    scrollView.contentOffset.y = -30
    #expect(header.safeAreaInsets.top == 14)
  }

  @Test("A view beyond the screen includes the covered part in its safe area")
  func stickingOut() {
    onScreen(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    let view = UIView(frame: rect(-50, -50, 475, 767))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 0, right: 0))
  }

  @Test("A view without a window has no safe area")
  func withoutWindow() {
    onScreen(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(UIView(frame: rect(0, 0, 9, 9)).safeAreaInsets == .zero)
  }
}
