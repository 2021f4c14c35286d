import Foundation
import HeadlessUIKit
import Layers
import Testing

/// A window with one view on a separate screen.
@MainActor
private struct Shown {
  let clock: DisplayClock
  let window: UIWindow
  let view = UIView(frame: rect(0, 0, 10, 10))

  init() {
    clock = onScreen(width: 100, height: 100).clock
    window = UIWindow(frame: rect(0, 0, 100, 100))
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func x(at time: TimeInterval) -> CGFloat {
    window.layerTree(at: time).layers[0].sublayers[0].position.x - 5
  }

  func spring(damping: CGFloat, velocity: CGFloat = 0, over duration: TimeInterval = 1) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: []
    ) { view.frame.origin.x = 100 }
  }
}

@MainActor
@Suite("Springs, repeating and reversing animations")
struct SpringAndRepeatTests {
  @Test("A spring is at rest when its duration is over", arguments: [0.01, 0.2, 0.5, 0.8, 1])
  func settles(damping: CGFloat) {
    let shown = Shown()
    shown.spring(damping: damping, over: 0.7)
    for time in stride(from: 0.7 - 1e-6, to: 1, by: 0.05) {
      #expect(abs(shown.x(at: time) - 100) <= 0.1001)
    }
    #expect(shown.x(at: 0) == 0 && abs(shown.x(at: 0.05) - 100) > 10)
  }

  @Test("Critical damping never goes beyond the end, less of it does")
  func overshoot() {
    let shown = Shown()
    shown.spring(damping: 1)
    let straight = stride(from: 0.0, through: 1, by: 0.01).map { shown.x(at: $0) }
    #expect(straight.allSatisfy { $0 <= 100 } && straight == straight.sorted())
    shown.view.layer.removeAllAnimations()
    shown.view.frame.origin.x = 0
    shown.spring(damping: 0.4)
    let highest = stride(from: 0.0, through: 1, by: 0.001).map { shown.x(at: $0) }.max() ?? 0
    // The first overshoot of a damped oscillator is exp(−πζ/√(1−ζ²)) of the distance.
    #expect(abs(highest - 100 - 100 * exp(-.pi * 0.4 / 0.84.squareRoot())) < 0.1)
  }

  @Test("The initial velocity is relative to the distance per second")
  func velocity() {
    let shown = Shown()
    shown.spring(damping: 0.7, velocity: 8)
    #expect(abs((shown.x(at: 1e-5) - shown.x(at: 0)) / 1e-5 - 800) < 5)
  }

  @Test("Unusable spring parameters give critical damping or none")
  func nonsense() {
    let shown = Shown()
    shown.spring(damping: .nan, velocity: .infinity)
    #expect(shown.x(at: 0.5) > 0 && shown.x(at: 0.5) <= 100)
    shown.view.layer.removeAllAnimations()
    shown.view.frame.origin.x = 0
    shown.spring(damping: 0.5, over: -1)
    #expect(shown.x(at: 0) == 100)
  }

  @Test("Springs with a perceptual duration overshoot by their bounce")
  func perceptual() {
    let shown = Shown()
    UIView.animate(springDuration: 0.4, bounce: 0.3) { shown.view.frame.origin.x = 100 }
    let times = stride(from: 0.0, through: 2, by: 0.0005)
    let top = times.max { shown.x(at: $0) < shown.x(at: $1) } ?? 0
    // ω = 2π/0.4, ζ = 0.7: the peak is at π / (ω √(1 − ζ²)).
    #expect(abs(top - 0.2 / (1 - 0.49).squareRoot()) < 0.002)
  }

  @Test("An endless autoreversing animation does not delay completion")
  func repeating() {
    let shown = Shown()
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0.5, options: [.repeat, .autoreverse, .curveLinear],
      animations: { shown.view.frame.origin.x = 100 }, completion: { finished.append($0) })
    let seen = [0, 0.5, 0.75, 1.5, 2.25, 2.5, 2.75, 100.75].map {
      (shown.x(at: $0) * 8).rounded() / 8
    }
    #expect(seen == [0, 0, 25, 100, 25, 0, 25, 25])
    #expect(shown.clock.nextAnimationEnd == nil)
    shown.clock.advance(to: 50)
    #expect(finished.isEmpty)
    shown.view.frame.origin.x = 40
    #expect(abs(shown.x(at: 50.75) + 35) < 1e-9)
    shown.view.layer.removeAllAnimations()
    #expect(shown.x(at: 50.75) == 40 && finished == [false])
  }

  @Test("One autoreversal takes twice the duration and ends at the model value")
  func reversing() {
    let shown = Shown()
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      shown.view.frame.origin.x = 100
    }
    #expect(abs(shown.x(at: 1.75) - 25) < 1e-9 && shown.clock.nextAnimationEnd == 2)
    #expect(shown.x(at: 2) == 100)
  }

  @Test("Removed animations complete with false and show the model value")
  func removing() {
    let shown = Shown()
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { shown.view.frame.origin.x = 100 },
      completion: { finished.append($0) })
    shown.clock.advance(to: 0.5)
    shown.view.layer.removeAllAnimations()
    #expect(shown.x(at: 0.5) == 100 && finished == [false])
    shown.clock.advance(to: 2)
    #expect(finished == [false])
  }

  @Test("An endless animation does not retain its view")
  func lifetime() {
    let shown = Shown()
    weak var gone: UIView?
    do {
      let view = UIView(frame: rect(0, 0, 10, 10))
      gone = view
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    }
    #expect(gone == nil)
    shown.clock.advance(to: 1)
  }
}
