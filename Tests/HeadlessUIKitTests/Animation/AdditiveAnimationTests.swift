import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Animations of frames, bounds and transforms are additive since iOS 8
/// (https://developer.apple.com/videos/play/wwdc2014/236/,
/// https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d).
@MainActor
@Suite("Additive animations")
struct AdditiveAnimationTests {
  @MainActor
  private final class Shown {
    let clock: DisplayClock
    let window: UIWindow
    let view = UIView(frame: rect(0, 0, 10, 10))
    private(set) var ends: [String] = []

    init() {
      clock = onScreen(width: 100, height: 100).clock
      window = UIWindow(frame: rect(0, 0, 100, 100))
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    func layer(at time: TimeInterval) -> Layer {
      window.layerTree(at: time).layers[0].sublayers[0]
    }

    /// The left edge of the displayed view, rounded to a millionth.
    func x(at time: TimeInterval) -> CGFloat {
      ((layer(at: time).position.x - 5) * 1e6).rounded() / 1e6
    }

    func animate(
      _ name: String = "", over duration: TimeInterval = 1,
      _ options: UIView.AnimationOptions = .curveLinear, _ change: @escaping (UIView) -> Void
    ) {
      UIView.animate(withDuration: duration, delay: 0, options: options) { [view] in
        change(view)
      } completion: { [unowned self] in
        ends.append("\(name) \($0) \(clock.time)")
      }
    }
  }

  @Test("A layer lists the animations of blocks under the keys that UIKit gives them")
  func keys() {
    let shown = Shown()
    #expect(shown.view.layer.animationKeys() == nil)
    shown.animate { $0.alpha = 0.5 }
    #expect(shown.view.layer.animationKeys() == ["opacity"])
    shown.animate { $0.frame.origin.x = 200 }
    shown.animate { $0.frame.origin.x = 100 }
    shown.view.layer.add(CABasicAnimation(keyPath: "borderWidth"), forKey: "border")
    #expect(
      shown.view.layer.animationKeys() == ["opacity", "position", "position-2", "border"])
    shown.view.layer.removeAnimation(forKey: "border")
    shown.clock.advance(to: 1.1)
    #expect(shown.view.layer.animationKeys() == nil)
    shown.animate { $0.bounds.size.width = 30 }
    #expect(shown.view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    shown.view.layer.removeAllAnimations()
    #expect(shown.view.layer.animationKeys() == nil)
  }

  @Test(
    "A second animation adds to the first, which runs to its end",
    arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func second(options: UIView.AnimationOptions) {
    let shown = Shown()
    shown.animate("there") { $0.frame.origin.x = 200 }
    shown.clock.advance(to: 0.5)
    shown.animate("back", options) { $0.frame.origin.x = 0 }
    #expect(shown.x(at: 0.5) == 100)
    // The first has a quarter of its −200 left, the second three quarters of its 200.
    #expect(shown.x(at: 0.75) == 100 && shown.x(at: 1) == 100 && shown.x(at: 1.25) == 50)
    shown.clock.advance(to: 1)
    shown.clock.advance(to: 1.5)
    #expect(shown.x(at: 1.5) == 0 && shown.ends == ["there true 1.0", "back true 1.5"])
  }

  @Test("The velocity is continuous when an animation turns around")
  func velocity() {
    let shown = Shown()
    shown.animate("", over: 1, []) { $0.frame.origin.x = 200 }
    shown.clock.advance(to: 0.5)
    func speed(from time: TimeInterval) -> CGFloat {
      (shown.x(at: time + 0.001) - shown.x(at: time)) / 0.001
    }
    let before = speed(from: 0.499)
    shown.animate("", over: 1, []) { $0.frame.origin.x = 0 }
    #expect(before > 100 && abs(speed(from: 0.5) - before) < 0.02 * before)
  }

  @Test("A change outside a block moves the view at once and keeps the rest of the animation")
  func outside() {
    let shown = Shown()
    shown.animate("slide") { view in
      view.frame.origin.x = 200
      view.bounds.size.height = 20
    }
    shown.clock.advance(to: 0.5)
    shown.view.frame.origin.x = 100
    #expect(shown.x(at: 0.5) == 0 && shown.x(at: 0.75) == 50 && shown.x(at: 1) == 100)
    #expect(shown.layer(at: 0.5).bounds.height == 15)
    shown.clock.advance(to: 1)
    #expect(shown.ends == ["slide true 1.0"])
  }

  @Test("A layout pass during an animation does not end it")
  func layout() {
    let shown = Shown()
    let moved = box("moved", in: shown.window)
    let width = moved.widthAnchor.constraint(equalToConstant: 10)
    let left = moved.leftAnchor.constraint(equalTo: shown.window.leftAnchor)
    activate(
      left, width, moved.topAnchor.constraint(equalTo: shown.window.topAnchor),
      moved.heightAnchor.constraint(equalToConstant: 10))
    shown.window.layoutIfNeeded()
    left.constant = 300
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shown.window.layoutIfNeeded()
    }
    shown.clock.advance(to: 0.5)
    width.constant = 30
    shown.window.layoutIfNeeded()
    let layer = shown.window.layerTree(at: 0.5).layers[0].sublayers[1]
    #expect(layer.position.x - layer.bounds.width / 2 == 150 && layer.bounds.width == 30)
  }

  @Test("Transforms add by concatenation, and by number without an inverse")
  func transforms() {
    let shown = Shown()
    shown.animate { $0.transform = CGAffineTransform(scaleX: 3, y: 3) }
    shown.clock.advance(to: 0.5)
    shown.view.transform = CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 6, y: 0)
    let layer = shown.layer(at: 0.5)
    #expect(near(layer.transform.a, 2) && near(layer.transform.tx, 18))
    let other = Shown()
    other.animate { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }
    other.clock.advance(to: 0.5)
    other.animate { $0.transform = .identity }
    #expect(near(other.layer(at: 0.5).transform.a, 0.5))
    #expect(near(other.layer(at: 1.25).transform.a, 0.75))
  }

  @Test("Alpha is not additive: a second animation replaces the first, which ends unfinished")
  func alpha() {
    let shown = Shown()
    shown.animate("out") { $0.alpha = 0 }
    shown.clock.advance(to: 0.5)
    shown.animate("in") { $0.alpha = 1 }
    #expect(shown.layer(at: 0.5).opacity == 0.5 && shown.layer(at: 1).opacity == 0.75)
    shown.clock.advance(to: 0.6)
    #expect(shown.ends == ["out false 0.6"])
    shown.clock.advance(to: 1.5)
    #expect(shown.ends == ["out false 0.6", "in true 1.5"])
  }

  @Test("Setting alpha outside a block changes the end of the running animation")
  func alphaOutside() {
    let shown = Shown()
    shown.animate { $0.alpha = 0 }
    shown.clock.advance(to: 0.5)
    shown.view.alpha = 0.5
    // Core Animation interpolates from 1, its `fromValue`, to the value of the model.
    #expect(shown.layer(at: 0.5).opacity == 0.75 && shown.layer(at: 1).opacity == 0.5)
  }

  @Test("A view that leaves its window loses its animations, which end unfinished")
  func leaving() {
    let shown = Shown()
    shown.animate("slide") { $0.frame.origin.x = 200 }
    shown.clock.advance(to: 0.5)
    shown.view.removeFromSuperview()
    #expect(shown.ends == [])
    shown.window.addSubview(shown.view)
    #expect(shown.x(at: 0.5) == 200)
    shown.clock.advance(to: 0.6)
    #expect(shown.ends == ["slide false 0.6"])
  }

  @Test("Moving to another superview in the window keeps the animation")
  func moving() {
    let shown = Shown()
    let host = UIView(frame: rect(0, 0, 100, 100))
    shown.window.addSubview(host)
    shown.animate("slide") { $0.frame.origin.x = 200 }
    shown.clock.advance(to: 0.5)
    host.addSubview(shown.view)
    let layer = shown.window.layerTree(at: 0.5).layers[0].sublayers[0].sublayers[0]
    #expect(layer.position.x == 105)
  }

  @Test("Keyframes also add to a change outside of them")
  func keyframes() {
    let shown = Shown()
    UIView.animateKeyframes(
      withDuration: 4, delay: 0,
      options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        shown.view.frame.origin.x = 40
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        shown.view.frame.origin.x = 80
      }
    }
    shown.clock.advance(to: 1)
    shown.view.frame.origin.x = 90
    #expect([1, 3, 4].map { shown.x(at: $0) } == [30, 70, 90])
  }

  // MARK: Property animators

  @Test("An animator leaves the value that was set while it ran")
  func animatorEnd() {
    let shown = Shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      shown.view.frame.origin.x = 100
    }
    animator.startAnimation()
    shown.clock.advance(to: 0.5)
    shown.view.frame.origin.x = 40
    #expect(shown.x(at: 0.5) == -10)
    shown.clock.advance(to: 1)
    #expect(shown.view.frame.minX == 40 && shown.x(at: 1) == 40)
  }

  @Test("Animations added to a running animator take the rest of its duration")
  func animatorAddition() {
    let shown = Shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      shown.view.frame.origin.x = 100
    }
    animator.startAnimation()
    shown.clock.advance(to: 0.5)
    animator.addAnimations { shown.view.frame.origin.x = 0 }
    #expect(shown.x(at: 0.5) == 50 && shown.x(at: 0.75) == 25)
    shown.clock.advance(to: 0.75)
    animator.stopAnimation(false)
    #expect(abs(shown.view.frame.minX - 25) < 1e-9)
    animator.finishAnimation(at: .start)
    #expect(shown.view.frame.minX == 0)
  }

  @Test("A second animator adds to the first")
  func animators() {
    let shown = Shown()
    func start(_ x: CGFloat) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        shown.view.frame.origin.x = x
      }
      animator.startAnimation()
      return animator
    }
    let first = start(100)
    shown.clock.advance(to: 0.5)
    let second = start(0)
    #expect(shown.x(at: 0.75) == 50)
    first.pauseAnimation()
    #expect(shown.x(at: 1.5) == -50)
    shown.clock.advance(to: 1.5)
    #expect(second.state == .inactive && shown.x(at: 1.5) == -50)
    first.fractionComplete = 1
    #expect(shown.x(at: 1.5) == 0)
  }
}
