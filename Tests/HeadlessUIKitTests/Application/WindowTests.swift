import Foundation
import HeadlessUIKit
import Layers
import Testing

/// What a window shows beside the app's views, and where.
@MainActor
@Suite("Window and system overlay")
struct WindowTests {
  final class Screen: UIViewController {
    var hidden = false
    var style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.slide
    override var prefersStatusBarHidden: Bool { hidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  }

  @MainActor
  private struct Shown {
    let controller = Screen()
    let window: UIWindow

    init(notch: Bool, animation: UIStatusBarAnimation = .slide) {
      onScreen(
        width: 375, height: notch ? 812 : 667, scale: notch ? 3 : 2,
        safeArea: UIEdgeInsets(top: notch ? 44 : 20, bottom: notch ? 34 : 0),
        statusBarHeight: notch ? 44 : 20)
      window = UIWindow(frame: UIScreen.main.bounds)
      controller.animation = animation
      window.rootViewController = controller
      window.layoutIfNeeded()
    }

    func bar(at time: TimeInterval) -> Layer { window.layerTree(at: time).layers[1] }

    func hide(_ hidden: Bool) {
      controller.hidden = hidden
      controller.setNeedsStatusBarAppearanceUpdate()
    }

    func hideAnimated(_ hidden: Bool) {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { hide(hidden) }
    }
  }

  @Test("With a notch: the window, a status bar of 44 points and the home indicator over it")
  func notch() {
    let layers = Shown(notch: true).window.layerTree(at: 0).layers
    #expect(layers.map(\.bounds.size.height) == [812, 44, 5])
    #expect(layers[2].position == CGPoint(x: 187.5, y: 801.5))
    #expect(layers[2].bounds.width == 134)
  }

  @Test("With a home button: a bar of 20 points and no home indicator")
  func homeButton() {
    let layers = Shown(notch: false).window.layerTree(at: 0).layers
    #expect(layers.map(\.bounds.size.height) == [667, 20])
  }

  @Test("A bare screen has neither")
  func bareScreen() {
    onScreen(width: 100, height: 100)
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let tree = window.layerTree(at: 0)
    #expect(tree.layers.count == 1 && tree.size == CGSize(width: 100, height: 100))
  }

  @Test("The overlay takes no touches and is nobody's subview")
  func overlayIsNotThere() {
    let shown = Shown(notch: true)
    #expect(shown.window.subviews == [shown.controller.view])
    #expect(shown.window.hitTest(CGPoint(x: 30, y: 10), with: nil) === shown.controller.view)
  }

  @Test("The style recolours the bar")
  func style() {
    let shown = Shown(notch: true)
    func clock() -> TextContents? {
      guard case .text(let contents) = shown.bar(at: 0).sublayers[0].contents else { return nil }
      return contents
    }
    #expect(clock()?.colors == [UIColor.black.cgColor])
    shown.controller.style = .lightContent
    shown.controller.setNeedsStatusBarAppearanceUpdate()
    #expect(clock()?.colors == [UIColor.white.cgColor])
    shown.controller.style = .darkContent
    shown.controller.setNeedsStatusBarAppearanceUpdate()
    #expect(clock()?.colors == [UIColor.black.cgColor])
  }

  @Test("In a block of 0.2 s the bar slides out over its height")
  func slide() {
    let shown = Shown(notch: false)
    shown.hideAnimated(true)
    #expect(shown.bar(at: 0).position.y == 10 && shown.bar(at: 0.2).position.y == -10)
    #expect(near(shown.bar(at: 0.05).position.y, 5, within: 1e-9))
    #expect(shown.bar(at: 0.1).opacity == 1 && shown.window.isStatusBarHidden)
  }

  @Test("Or fades")
  func fade() {
    let shown = Shown(notch: true, animation: .fade)
    shown.hideAnimated(true)
    #expect(near(CGFloat(shown.bar(at: 0.1).opacity), 0.5) && shown.bar(at: 0.2).opacity == 0)
    #expect(shown.bar(at: 0.1).position.y == 22)
  }

  @Test("Or goes at once, block or not")
  func noAnimation() {
    let shown = Shown(notch: true, animation: .none)
    shown.hideAnimated(true)
    #expect(shown.bar(at: 0).opacity == 0)
  }

  @Test("Outside a block the bar changes at once")
  func outsideABlock() {
    let shown = Shown(notch: false)
    shown.hide(true)
    #expect(shown.bar(at: 0).position.y == -10)
  }

  @Test(
    "However it went and comes back, it is there again",
    arguments: [UIStatusBarAnimation.none, .fade, .slide],
    [UIStatusBarAnimation.none, .fade, .slide])
  func backAgain(out: UIStatusBarAnimation, back: UIStatusBarAnimation) {
    let shown = Shown(notch: false, animation: out)
    shown.hide(true)
    shown.controller.animation = back
    shown.hideAnimated(false)
    let bar = shown.bar(at: 0.2)
    #expect(bar.opacity == 1 && bar.position.y == 10)
  }
}
