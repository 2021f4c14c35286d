import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// System elements that a window shows around the app's views, and their positions.
@MainActor
@Suite("Windows and system overlay")
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
        safeArea: UIEdgeInsets(top: notch ? 44 : 20, left: 0, bottom: notch ? 34 : 0, right: 0),
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

  @Test("A device with a notch has a status bar of 44 points and a home indicator")
  func notch() {
    let layers = Shown(notch: true).window.layerTree(at: 0).layers
    #expect(layers.map(\.bounds.size.height) == [812, 44, 5])
    #expect(layers[2].position == CGPoint(x: 187.5, y: 801.5))
    #expect(layers[2].bounds.width == 134)
  }

  @Test("A device with a home button has a status bar of 20 points and no home indicator")
  func homeButton() {
    let layers = Shown(notch: false).window.layerTree(at: 0).layers
    #expect(layers.map(\.bounds.size.height) == [667, 20])
  }

  @Test("A bare screen has neither status bar nor home indicator")
  func bareScreen() {
    onScreen(width: 100, height: 100)
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let tree = window.layerTree(at: 0)
    #expect(tree.layers.count == 1 && tree.size == CGSize(width: 100, height: 100))
  }

  @Test("The overlay takes no touches and is not a subview")
  func overlayIsNotThere() {
    let shown = Shown(notch: true)
    #expect(shown.window.subviews == [shown.controller.view])
    #expect(shown.window.hitTest(CGPoint(x: 30, y: 10), with: nil) === shown.controller.view)
  }

  @Test("The status bar style changes its colour")
  func style() {
    let shown = Shown(notch: true)
    func clock() -> TextContents? {
      guard case .text(let contents) = shown.bar(at: 0).sublayers[0].contents else { return nil }
      return contents
    }
    #expect(clock()?.colors == [UIColor.black.cgColor.color])
    shown.controller.style = .lightContent
    shown.controller.setNeedsStatusBarAppearanceUpdate()
    #expect(clock()?.colors == [UIColor.white.cgColor.color])
    shown.controller.style = .darkContent
    shown.controller.setNeedsStatusBarAppearanceUpdate()
    #expect(clock()?.colors == [UIColor.black.cgColor.color])
  }

  @Test("A slide animation in a block of 0.2 s moves the bar out by its height")
  func slide() {
    let shown = Shown(notch: false)
    shown.hideAnimated(true)
    #expect(shown.bar(at: 0).position.y == 10 && shown.bar(at: 0.2).position.y == -10)
    #expect(near(shown.bar(at: 0.05).position.y, 5, within: 1e-9))
    #expect(shown.bar(at: 0.1).opacity == 1 && shown.window.isStatusBarHidden)
  }

  @Test("A fade animation fades the bar")
  func fade() {
    let shown = Shown(notch: true, animation: .fade)
    shown.hideAnimated(true)
    #expect(near(CGFloat(shown.bar(at: 0.1).opacity), 0.5) && shown.bar(at: 0.2).opacity == 0)
    #expect(shown.bar(at: 0.1).position.y == 22)
  }

  @Test("The bar can be hidden at once, with or without a block")
  func noAnimation() {
    let shown = Shown(notch: true, animation: .none)
    shown.hideAnimated(true)
    #expect(shown.bar(at: 0).opacity == 0)
  }

  @Test("Outside a block, the bar changes at once")
  func outsideABlock() {
    let shown = Shown(notch: false)
    shown.hide(true)
    #expect(shown.bar(at: 0).position.y == -10)
  }

  @Test(
    "A hidden bar can be shown again by any animation",
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

  /// Returns the frames of a device's status bar elements in points: clock, reception and battery.
  private func parts(
    width: CGFloat, safeTop: CGFloat, bar: CGFloat
  ) -> (clock: CGRect, reception: CGRect, battery: CGRect) {
    onScreen(
      width: width, height: 800, scale: 3,
      safeArea: UIEdgeInsets(top: safeTop, left: 0, bottom: safeTop > 20 ? 34 : 0, right: 0),
      statusBarHeight: bar)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let frames = window.layerTree(at: 0).layers[1].sublayers.map {
      CGRect(
        x: $0.position.x - $0.bounds.width / 2, y: $0.position.y - $0.bounds.height / 2,
        width: $0.bounds.width, height: $0.bounds.height)
    }
    return (frames[0], frames[1], frames[2])
  }

  @Test("On an iPhone X, clock and symbols are centred 22.8 points below the top")
  func partsOfNotch() {
    let parts = parts(width: 375, safeTop: 44, bar: 44)
    #expect(near(parts.clock.midY, 22.8, within: 1 / 3))
    #expect(near(parts.battery.midY, 22.8, within: 1 / 3))
    #expect(near(parts.reception.midY, parts.battery.midY))
    #expect(parts.clock.minX > 0 && parts.clock.maxX < 83)
    #expect(parts.reception.minX > 375 - 83 && parts.battery.maxX < 375)
    #expect(parts.reception.maxX < parts.battery.minX)
  }

  @Test("With a home button, signal is left, clock centred and battery right")
  func partsOfHomeButton() {
    let parts = parts(width: 375, safeTop: 20, bar: 20)
    #expect(near(parts.reception.minX, 6) && near(parts.battery.maxX, 369, within: 1 / 3))
    #expect(
      near(parts.clock.midX, 187.5, within: 1 / 3) && near(parts.clock.midY, 10, within: 1 / 3))
    #expect(parts.reception.maxX < 50 && parts.battery.minX > 325)
  }

  @Test(
    "Each device family has its own status bar measures",
    arguments: [
      (320, 20, 20, 10, 12), (375, 44, 44, 22.8, 15), (414, 48, 48, 24.9, 15),
      (390, 47, 47, 25.5, 17), (375, 50, 50, 25.5, 17), (393, 59, 54, 32, 17),
      (402, 62, 54, 32, 17),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func families(
    width: CGFloat, safeTop: CGFloat, bar: CGFloat, middle: CGFloat, fontSize: CGFloat
  ) {
    let parts = parts(width: width, safeTop: safeTop, bar: bar)
    #expect(near(parts.clock.midY, middle, within: 1 / 3))
    // A line of the system font is 2444/2048 of the font size, rounded up to pixels.
    #expect(near(parts.clock.height, fontSize * 2444 / 2048, within: 1 / 3))
    let (left, right) = (parts.clock.midX, width - parts.battery.midX)
    #expect(safeTop <= 20 || (left < width / 3 && right < width / 3))
    #expect(parts.battery.maxX < width && parts.clock.minX > 0)
  }

  @Test("The home indicator is white on dark and black on light content at any time")
  func homeIndicator() {
    let shown = Shown(notch: true)
    func indicator(at time: TimeInterval) -> Color? {
      shown.window.layerTree(at: time).layers[2].backgroundColor
    }
    let view: UIView = shown.controller.view
    for (color, expected) in [
      (UIColor.white, Color.black), (.black, .white), (.systemYellow, .black), (.blue, .white),
      (UIColor(white: 0.49, alpha: 1), .white), (UIColor(white: 0.51, alpha: 1), .black),
    ] {
      view.backgroundColor = color
      #expect(indicator(at: 0) == expected, "\(color.cgColor)")
    }
    view.backgroundColor = .white
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .black
    }
    #expect(indicator(at: 0.4) == .black && indicator(at: 0.6) == .white)
    // The colour follows the content under the indicator, not the content next to it.
    let card = UIView(frame: CGRect(x: 100, y: 790, width: 175, height: 22))
    card.backgroundColor = .white
    view.addSubview(card)
    #expect(indicator(at: 1) == .black)
    card.frame.origin.y = 700
    #expect(indicator(at: 1) == .white)
  }
}
