import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

@MainActor
private final class Shown {
  let clock: DisplayClock
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private(set) var ends: [String] = []

  init() {
    clock = onScreen(width: 100, height: 100).clock
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  var x: CGFloat {
    let seen = window.layerTree(at: clock.time).layers[0].sublayers[0].position.x - 5
    return (seen * 1e6).rounded() / 1e6
  }

  func x(at time: TimeInterval) -> CGFloat {
    clock.advance(to: time)
    return x
  }

  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
      view.frame.origin.x = 100
    }
    animator.addCompletion { [unowned self] in ends.append("\($0) \(clock.time)") }
    return animator
  }
}

@MainActor
@Suite("UIViewPropertyAnimator")
struct AnimatorTests {
  @Test("An animator runs from start to end and completes")
  func runs() {
    let shown = Shown()
    let animator = shown.animator()
    #expect(animator.state == .inactive && shown.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && shown.view.frame.minX == 100)
    #expect(shown.x(at: 0.25) == 25 && abs(animator.fractionComplete - 0.25) < 1e-9)
    #expect(shown.x(at: 1) == 100 && animator.state == .inactive)
    #expect(shown.ends == ["end 1.0"])
  }

  @Test("Scrubbing is linear, and continuing covers the rest by the curve without a jump")
  func scrubs() {
    let shown = Shown()
    let animator = shown.animator(.easeIn)
    animator.fractionComplete = 0.5
    #expect(shown.x == 50 && animator.state == .active && !animator.isRunning)
    #expect(shown.x(at: 7) == 50)
    animator.fractionComplete = 0.2
    #expect(shown.x == 20)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(shown.x == 20)
    // The remaining 0.8 of the distance takes 0.8 s; easeIn is 0.3154 at half time.
    #expect(abs(shown.x(at: 7.4) - (20 + 80 * 0.31535)) < 1e-2)
    #expect(shown.x(at: 7.8) == 100 && shown.ends.count == 1)
  }

  @Test("A paused animator keeps its presentation, and reversed it returns to the start")
  func reverses() {
    let shown = Shown()
    let animator = shown.animator()
    animator.startAnimation()
    #expect(shown.x(at: 0.6) == 60)
    animator.pauseAnimation()
    #expect(shown.x(at: 2) == 60)
    animator.isReversed = true
    animator.startAnimation()
    #expect(abs(shown.x(at: 2.3) - 30) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.7) < 1e-6)
    #expect(shown.x(at: 2.7) == 0 && shown.view.frame.minX == 0)
    #expect(shown.ends.first?.hasPrefix("start") == true && animator.state == .inactive)
  }

  @Test("A stopped animator keeps its state until it finishes at one of three positions")
  func stops() {
    for (position, x) in [
      (UIViewAnimatingPosition.current, 30.0), (.end, 100), (.start, 0),
    ] {
      let shown = Shown()
      let animator = shown.animator()
      animator.startAnimation()
      _ = shown.x(at: 0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && shown.x == 30 && shown.ends.isEmpty)
      animator.finishAnimation(at: position)
      #expect(abs(shown.view.frame.minX - x) < 1e-6 && shown.ends == ["\(position) 0.3"])
      #expect(animator.state == .inactive)
    }
    let shown = Shown()
    let animator = shown.animator()
    animator.startAnimation()
    _ = shown.x(at: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && shown.x(at: 5) == 30 && shown.ends.isEmpty)
  }

  @Test("Springs set their own duration, delays apply, and animations can be added while running")
  func others() {
    let shown = Shown()
    let spring = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero))
    spring.addAnimations { shown.view.frame.origin.x = 100 }
    spring.startAnimation(afterDelay: 1)
    #expect(shown.x(at: 1) == 0)
    // Critically damped: 1 − e^(−10t) (1 + 10t).
    #expect(abs(shown.x(at: 1.2) - 100 * (1 - exp(-2) * 3)) < 1e-4)
    spring.addAnimations { shown.view.alpha = 0 }
    #expect(shown.x(at: 4) == 100 && spring.state == .inactive && shown.view.alpha == 0)
  }
}

@MainActor
@Suite("View keyframes and transitions")
struct KeyframeTests {
  @Test("Keyframes of a property are consecutive, with constant values in gaps")
  func keyframes() {
    let shown = Shown()
    let straight = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    var ended: TimeInterval?
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: straight,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          shown.view.frame.origin.x = 40
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          shown.view.frame.origin.x = 80
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
          shown.view.alpha = 0
        }
      }, completion: { _ in ended = shown.clock.time })
    #expect([0.5, 1, 1.5, 2, 3].map { shown.x(at: $0) } == [20, 40, 40, 40, 60])
    #expect(shown.window.layerTree(at: 2).layers[0].sublayers[0].opacity == 0.5)
    #expect(shown.x(at: 4) == 80 && ended == 4)
  }

  @Test("A cross dissolve blends both states, and its completion runs at the end")
  func crossDissolve() {
    let shown = Shown()
    shown.view.backgroundColor = .black
    var ended = false
    UIView.transition(
      with: shown.view, duration: 2, options: [.transitionCrossDissolve, .curveLinear],
      animations: { shown.view.backgroundColor = .white }, completion: { ended = $0 })
    func grey(_ time: TimeInterval) -> Int {
      shown.clock.advance(to: time)
      return Compositor(scale: 1).render(shown.window.layerTree(at: time)).components(5, 5)[0]
    }
    #expect(grey(0) == 0 && abs(grey(1) - 128) <= 1 && !ended)
    #expect(grey(2) == 255 && ended)
  }

  @Test("A transition replaces a view, and a flip shows one side after the other")
  func replaces() {
    let shown = Shown()
    let other = UIView(frame: shown.view.frame)
    other.backgroundColor = .white
    UIView.transition(
      from: shown.view, to: other, duration: 1, options: .transitionFlipFromLeft)
    #expect(other.superview === shown.window && shown.view.superview == nil)
    let half = shown.window.layerTree(at: 0.25).layers[0].sublayers
    #expect(half.count == 1 && half[0].transform.a < 1 && half[0].transform.d == 1)
  }
}

private final class Ticker {
  var times: [Double] = []
}

@MainActor
@Suite("CADisplayLink")
struct DisplayLinkTests {
  @Test("A display link fires sixty times per second of the screen's clock at any frame rate")
  func rate() {
    SelectorMethods.register("tick:", of: Ticker.self) { ticker, sender, _ in
      ticker.times.append((sender as? CADisplayLink)?.timestamp ?? -1)
    }
    func run(_ frames: Int, preferred: Int = 0) -> [Double] {
      let clock = onScreen().clock
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:"))
      link.preferredFramesPerSecond = preferred
      link.add(to: .main, forMode: .common)
      while let next = clock.nextEvent, next <= Double(frames) / 60 { clock.advance(to: next) }
      link.isPaused = true
      #expect(clock.nextEvent == nil)
      link.isPaused = false
      #expect(clock.nextEvent != nil && clock.nextAnimationEnd == nil)
      link.invalidate()
      #expect(clock.nextEvent == nil)
      return ticker.times
    }
    let times: [Double] = (1...6).map { Double($0) / 60 }
    #expect(run(6) == times)
    #expect(run(6, preferred: 30) == [times[1], times[3], times[5]])
  }
}
