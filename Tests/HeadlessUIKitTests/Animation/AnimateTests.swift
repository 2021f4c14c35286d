import Foundation
import Graphics
import HeadlessUIKit
import Layers
import ScrollPhysics
import Testing

/// A window with one view on a separate screen, and the presented values of the view.
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

  func layer(at time: TimeInterval) -> Layer { window.layerTree(at: time).layers[0].sublayers[0] }

  func x(at time: TimeInterval) -> CGFloat { layer(at: time).position.x - 5 }

  func isAt(_ x: CGFloat, _ time: TimeInterval) -> Bool {
    near(self.x(at: time), x, within: 1e-9)
  }

  func slide(
    to x: CGFloat = 100, over duration: TimeInterval = 1, delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions = .curveLinear
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: options) {
      view.frame.origin.x = x
    }
  }
}

@MainActor
@Suite("UIView.animate")
struct AnimateTests {
  @Test("The model changes at once, the presentation over the duration")
  func modelAndPicture() {
    let shown = Shown()
    shown.slide(over: 2)
    #expect(shown.view.frame.minX == 100)
    #expect(shown.x(at: 0) == 0 && shown.isAt(25, 0.5) && shown.isAt(75, 1.5))
    #expect(shown.x(at: 2) == 100 && shown.x(at: 99) == 100)
  }

  @Test("A delay keeps the old value, also for times before the start")
  func delay() {
    let shown = Shown()
    shown.clock.advance(to: 3)
    shown.slide(delay: 0.5)
    #expect(shown.x(at: 0) == 0 && shown.x(at: 3.5) == 0 && shown.isAt(25, 3.75))
    #expect(shown.x(at: 4.5) == 100)
  }

  @Test("Values can be read at times in any order")
  func anyOrder() {
    let shown = Shown()
    shown.slide(over: 1, [])
    let times = (0...20).map { Double($0) / 16 }
    let forwards = times.map(shown.x(at:))
    #expect(times.reversed().map(shown.x(at:)) == forwards.reversed())
  }

  nonisolated static let curves: [(UIView.AnimationOptions, CubicTimingCurve)] = [
    (.curveEaseInOut, .init(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
    (.curveEaseIn, .init(x1: 0.42, y1: 0, x2: 1, y2: 1)),
    (.curveEaseOut, .init(x1: 0, y1: 0, x2: 0.58, y2: 1)),
    (.curveLinear, .init(x1: 0, y1: 0, x2: 1, y2: 1)),
  ]

  @Test("Timing curves match Core Animation's", arguments: curves.indices)
  func curve(index: Int) {
    let shown = Shown()
    let (options, curve) = Self.curves[index]
    shown.slide(over: 2, options)
    for step in 0...16 {
      let progress = curve.value(at: Double(step) / 16)
      #expect(near(shown.x(at: Double(step) / 8), CGFloat(100 * progress), within: 1e-9))
    }
    // A cubic's parameter ½ is at time 3/8 (x1 + x2) + 1/8 and progress 3/8 (y1 + y2) + 1/8.
    let time = 2 * (0.375 * (curve.x1 + curve.x2) + 0.125)
    let middle = CGFloat(100 * (0.375 * (curve.y1 + curve.y2) + 0.125))
    #expect(near(shown.x(at: time), middle, within: 1e-9))
  }

  @Test("Alpha, transform, colour, corner radius and contents rectangle interpolate per component")
  func properties() {
    let shown = Shown()
    shown.view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shown.view.alpha = 0
      shown.view.transform = CGAffineTransform(scaleX: 3, y: 1)
      shown.view.backgroundColor = .blue
      shown.view.layer.cornerRadius = 8
    }
    let layer = shown.layer(at: 0.5)
    #expect(layer.opacity == 0.5 && layer.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.backgroundColor == Color(red: 0.5, green: 0, blue: 0.5))
    #expect(layer.cornerRadius == 4)
  }

  @Test("Size changes animate")
  func size() {
    let shown = Shown()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shown.view.frame = rect(0, 0, 30, 50)
    }
    #expect(shown.layer(at: 0.5).bounds == rect(0, 0, 20, 30))
    #expect(shown.layer(at: 0.5).position == CGPoint(x: 10, y: 15))
  }

  @Test(
    "Durations of 0, negative or NaN apply at once",
    arguments: [TimeInterval(0), -1, .nan])
  func noDuration(duration: TimeInterval) {
    let shown = Shown()
    var finished = 0
    UIView.animate(withDuration: duration, animations: { shown.view.frame.origin.x = 50 }) { _ in
      finished += 1
    }
    #expect(shown.x(at: 0) == 50 && finished == 1)
  }

  @Test("Negative and NaN delays are ignored", arguments: [TimeInterval(-1), -.infinity, .nan])
  func noDelay(delay: TimeInterval) {
    let shown = Shown()
    shown.slide(delay: delay)
    #expect(shown.x(at: 0.5) == 50)
  }

  @Test("performWithoutAnimation also applies to nested blocks")
  func withoutAnimation() {
    let shown = Shown()
    var finished = false
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        shown.view.frame.origin.x = 40
        UIView.animate(withDuration: 1, animations: { shown.view.alpha = 0.5 }) { _ in
          finished = true
        }
      }
      shown.view.layer.cornerRadius = 4
    }
    #expect(shown.x(at: 0) == 40 && shown.layer(at: 0).opacity == 0.5 && finished)
    #expect(shown.layer(at: 0).cornerRadius == 0)
  }

  @Test("A nested block inherits duration and curve unless it overrides them")
  func nested() {
    let shown = Shown()
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      shown.slide(to: 100, over: 1, .curveEaseIn)
    }
    #expect(shown.isAt(25, 1))
    shown.view.layer.removeAllAnimations()
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      shown.slide(to: 0, over: 1, [.overrideInheritedDuration, .curveEaseIn])
    }
    #expect(shown.isAt(50, 0.5) && shown.x(at: 1) == 0)
  }

  @Test("Constraint changes animate if the block lays out the view")
  func constraints() {
    let shown = Shown()
    let moved = box("moved", in: shown.window)
    let left = moved.leftAnchor.constraint(equalTo: shown.window.leftAnchor)
    activate(
      left, moved.topAnchor.constraint(equalTo: shown.window.topAnchor),
      moved.widthAnchor.constraint(equalToConstant: 10),
      moved.heightAnchor.constraint(equalToConstant: 10))
    shown.window.layoutIfNeeded()
    left.constant = 40
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shown.window.layoutIfNeeded()
    }
    let layer = shown.window.layerTree(at: 0.5).layers[0].sublayers[1]
    #expect(layer.position == CGPoint(x: 25, y: 5) && moved.frame.minX == 40)
  }

  @Test("Standalone layers change without an animation")
  func bareLayers() {
    let shown = Shown()
    let layer = CALayer()
    shown.view.layer.addSublayer(layer)
    UIView.animate(withDuration: 1) { layer.opacity = 0 }
    #expect(shown.layer(at: 0).sublayers[0].opacity == 0)
  }

  // MARK: Completion

  @Test("Completions run once, in the order in which their blocks end")
  func completionOrder() {
    let shown = Shown()
    var ended: [String] = []
    func run(_ name: String, _ duration: TimeInterval, _ delay: TimeInterval = 0) {
      UIView.animate(
        withDuration: duration, delay: delay,
        animations: {
          shown.view.center.x += 10
        }
      ) { ended.append("\(name) \($0)") }
    }
    run("long", 2)
    run("delayed", 0.25, 1)
    run("short", 1)
    shown.clock.advance(to: 0.999)
    #expect(ended.isEmpty && shown.clock.nextAnimationEnd == 1)
    shown.clock.advance(to: 1)
    #expect(ended == ["short true"])
    shown.clock.advance(to: 5)
    shown.clock.advance(to: 6)
    #expect(ended == ["short true", "delayed true", "long true"])
    #expect(shown.clock.nextAnimationEnd == nil)
  }

  @Test("Blocks that end together complete in their starting order")
  func simultaneousCompletions() {
    let shown = Shown()
    var ended: [Int] = []
    for index in 0..<3 {
      UIView.animate(
        withDuration: 1, animations: { shown.view.center.x += 10 },
        completion: { _ in
          ended.append(index)
        })
    }
    shown.clock.advance(to: 1)
    #expect(ended == [0, 1, 2])
  }

  @Test("A completion may start another animation")
  func chained() {
    let shown = Shown()
    UIView.animate(
      withDuration: 1, animations: { shown.view.alpha = 0 },
      completion: { _ in shown.slide(over: 1) })
    shown.clock.advance(to: 1)
    #expect(shown.x(at: 1.5) == 50 && shown.clock.nextAnimationEnd == 2)
  }

  @Test("A completion without animations runs at once")
  func nothingAnimated() {
    let shown = Shown()
    var finished = 0
    UIView.animate(withDuration: 5, animations: { shown.view.alpha = 1 }) { _ in finished += 1 }
    #expect(finished == 1 && shown.clock.nextAnimationEnd == nil)
  }

  @Test("The screen's clock never runs backwards")
  func clock() {
    let clock = onScreen().clock
    clock.advance(to: 2)
    clock.advance(to: 1)
    clock.advance(to: .nan)
    #expect(clock.time == 2)
  }
}
