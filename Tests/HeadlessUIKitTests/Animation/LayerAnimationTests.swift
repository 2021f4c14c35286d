import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// A delegate that records its calls with their times.
private final class Listener: CAAnimationDelegate {
  let clock: DisplayClock
  private(set) var heard: [String] = []

  init(_ clock: DisplayClock) { self.clock = clock }

  func animationDidStart(_ anim: CAAnimation) { heard.append("start \(clock.time)") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("stop \(clock.time) \(flag) \(anim.value(forKey: "name") ?? "-")")
  }
}

@MainActor
private struct Shown {
  let clock: DisplayClock
  let window: UIWindow
  let layer = CALayer()

  init() {
    clock = onScreen(width: 100, height: 100).clock
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
  }

  func seen(_ time: TimeInterval) -> Layer { window.layerTree(at: time).layers[0].sublayers[0] }

  func xs(_ times: [TimeInterval]) -> [CGFloat] {
    times.map { (seen($0).position.x * 1e6).rounded() / 1e6 }
  }
}

@MainActor
private func move(
  _ path: String = "position.x", from: Any? = nil, to: Any? = nil, by: Any? = nil,
  over duration: TimeInterval = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: path)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  return animation
}

@MainActor
@Suite("Animations on layers")
struct LayerAnimationTests {
  @Test func boxedGeometryIsWhatIsInTheBox() {
    let shown = Shown()
    let (small, large) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 4, width: 30, height: 50)
    )
    shown.layer.add(
      move("bounds", from: NSValue(cgRect: small), to: NSValue(cgRect: large)), forKey: nil)
    shown.layer.add(
      move("position", from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 8, y: 6))),
      forKey: nil)
    shown.layer.add(
      move(
        "shadowOffset", from: NSValue(cgSize: .zero),
        to: NSValue(cgSize: CGSize(width: 4, height: 2))),
      forKey: nil)
    shown.clock.advance(to: 0.5)
    let seen = shown.layer.presentation()
    #expect(seen?.bounds == CGRect(x: 1, y: 2, width: 20, height: 30))
    #expect(seen?.position == CGPoint(x: 4, y: 3))
    #expect(seen?.shadowOffset == CGSize(width: 2, height: 1))
  }

  @Test("From, to and by values combine as documented")
  func ends() {
    let cases: [(CABasicAnimation, [CGFloat])] = [
      (move(from: 10, to: 30), [10, 20, 30]), (move(from: 10, by: 6), [10, 13, 16]),
      (move(to: 30, by: 10), [20, 25, 30]), (move(from: 25), [25, 15, 5]),
      (move(to: 25), [5, 15, 25]), (move(by: 8), [5, 9, 13]),
    ]
    for (animation, expected) in cases {
      let shown = Shown()
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      shown.layer.add(animation, forKey: nil)
      #expect(shown.xs([0, 0.5, 1]) == expected)
      #expect(shown.layer.position.x == 5)
    }
  }

  @Test("Finished animations are removed unless kept, and unstarted ones show only if they fill")
  func filling() {
    let shown = Shown()
    let animation = move(from: 50, to: 60)
    animation.beginTime = 2
    animation.fillMode = .both
    shown.layer.add(animation, forKey: "a")
    #expect(shown.xs([0, 2.5]) == [50, 55])
    shown.clock.advance(to: 2)
    shown.clock.advance(to: 3)
    #expect(shown.layer.animationKeys() == nil && shown.xs([3]) == [5])
    animation.beginTime = 0
    animation.isRemovedOnCompletion = false
    shown.layer.add(animation, forKey: "a")
    shown.clock.advance(to: 9)
    #expect(shown.xs([9]) == [60] && shown.layer.animation(forKey: "a") != nil)
    shown.layer.removeAnimation(forKey: "a")
    #expect(shown.xs([9]) == [5])
  }

  @Test("Repetition, autoreversal, speed and time offset combine")
  func timing() {
    func seen(_ change: (CABasicAnimation) -> Void, _ times: [TimeInterval]) -> [CGFloat] {
      let shown = Shown()
      let animation = move(from: 0, to: 100)
      change(animation)
      shown.layer.add(animation, forKey: nil)
      return shown.xs(times)
    }
    #expect(seen({ $0.repeatCount = 2.5 }, [0.25, 1.25, 2.25, 2.5]) == [25, 25, 25, 5])
    #expect(seen({ $0.autoreverses = true }, [0.25, 1, 1.75, 2]) == [25, 100, 25, 5])
    #expect(seen({ $0.speed = 2 }, [0.25, 0.5]) == [50, 5])
    #expect(seen({ $0.timeOffset = 0.25 }, [0, 0.5, 0.75, 0.9]) == [25, 75, 0, 15])
    #expect(seen({ $0.repeatCount = .infinity }, [1000.25]) == [25])
    #expect(seen({ $0.repeatCount = HUGE }, [1000.25]) == [25])
    #expect(seen({ $0.repeatDuration = 1.5 }, [1.25, 1.5]) == [25, 5])
  }

  @Test("Named timing functions are the published cubics")
  func curves() {
    // Expected values are from https://www.w3.org/TR/css-easing-1: progress at one, two and three
    // quarters.
    let cases: [(CAMediaTimingFunctionName, [Double])] = [
      (.linear, [0.25, 0.5, 0.75]), (.easeIn, [0.0935, 0.3154, 0.6218]),
      (.easeOut, [0.3782, 0.6846, 0.9065]), (.easeInEaseOut, [0.1292, 0.5, 0.8708]),
      (.default, [0.4085, 0.8024, 0.9605]),
    ]
    for (name, expected) in cases {
      let shown = Shown()
      let animation = move(from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      shown.layer.add(animation, forKey: nil)
      for (time, value) in zip([0.25, 0.5, 0.75], expected) {
        #expect(abs(Double(shown.seen(time).position.x) - value) < 1e-4, "\(name) at \(time)")
      }
    }
  }

  @Test("A spring animation is the closed form of a damped oscillator")
  func spring() {
    let shown = Shown()
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.mass, animation.stiffness, animation.damping) = (2, 200, 8)
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.initialVelocity = 3
    animation.duration = animation.settlingDuration
    shown.layer.add(animation, forKey: nil)
    // ω = 10, ζ = 0.2: 1 − e^(−2t) (cos wt + (2 − 3)/w sin wt), w = 10 √0.96.
    let w = 10 * 0.96.squareRoot()
    for time in [0.05, 0.2, 0.6, 1.1] {
      let exact = 1 - exp(-2 * time) * (cos(w * time) - sin(w * time) / w)
      #expect(abs(Double(shown.seen(time).position.x) - exact) < 1e-9)
    }
    #expect(abs(animation.settlingDuration - 3.45) < 0.1)
  }

  @Test("Keyframes use their times, hold, pace and follow a path")
  func keyframes() {
    func seen(_ times: [TimeInterval], _ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
      let shown = Shown()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 50]
      animation.duration = 1
      change(animation)
      shown.layer.add(animation, forKey: nil)
      return shown.xs(times)
    }
    #expect(seen([0.25, 0.5, 0.75]) { _ in } == [50, 100, 75])
    #expect(seen([0.1, 0.6]) { $0.keyTimes = [0, 0.2, 1] } == [50, 75])
    #expect(seen([0.2, 0.5, 0.9]) { $0.calculationMode = .discrete } == [0, 100, 50])
    #expect(seen([0.5, 0.75]) { $0.calculationMode = .paced } == [75, 87.5])
    #expect(seen([0.25, 0.5]) { $0.calculationMode = .cubic } == [53.125, 100])
    let shown = Shown()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGPath(rect: CGRect(x: 10, y: 10, width: 30, height: 10), transform: nil)
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 8
    shown.layer.add(animation, forKey: nil)
    #expect(
      shown.seen(2).position == CGPoint(x: 30, y: 10) && abs(shown.seen(2).transform.b) < 1e-9)
    #expect(shown.seen(3.5).position == CGPoint(x: 40, y: 15))
    #expect(abs(shown.seen(3.5).transform.b - 1) < 1e-9)
  }

  @Test("A group has its own time and clips longer animations")
  func group() {
    let shown = Shown()
    let fade = move("opacity", from: 1, to: 0, over: 4)
    let slide = move(from: 0, to: 100, over: 1)
    slide.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [fade, slide]
    group.duration = 2
    group.speed = 0.5
    shown.layer.add(group, forKey: "g")
    #expect(shown.seen(2).opacity == 0.75 && shown.xs([1, 3]) == [5, 50])
    #expect(shown.seen(3.96).opacity < 0.51 && shown.seen(4).opacity == 1)
  }

  @Test("Transform components leave the others unchanged, and later animations are applied on top")
  func keyPaths() {
    let shown = Shown()
    shown.layer.transform = CATransform3DMakeScale(2, 3, 1)
    shown.layer.add(move("transform.rotation.z", from: 0, to: Double.pi, over: 2), forKey: "r")
    shown.layer.add(move("transform.translation.x", from: 0, to: 20, over: 2), forKey: "t")
    let half = shown.seen(1).transform
    for (value, expected) in zip(
      [half.a, half.b, half.c, half.d, half.tx, half.ty], [0, 2, -3, 0, 10, 0])
    {
      #expect(abs(value - CGFloat(expected)) < 1e-9)
    }
    shown.layer.add(move("bounds.size.width", from: 10, to: 20), forKey: nil)
    shown.layer.add(move("cornerRadius", from: 0, to: 4), forKey: nil)
    shown.layer.add(
      move("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor), forKey: nil)
    shown.layer.add(move("shadowOpacity", from: 0, to: 1), forKey: nil)
    let seen = shown.seen(0.5)
    #expect(seen.bounds.width == 15 && seen.cornerRadius == 2 && seen.shadow?.opacity == 0.5)
    #expect(seen.backgroundColor?.red == 0.5)
    shown.layer.add(move("opacity", from: 0, to: 0), forKey: nil)
    shown.layer.add(move("opacity", from: 1, to: 1), forKey: nil)
    #expect(shown.seen(0.5).opacity == 1)
  }

  @Test("Additive animations add up, and unknown key paths are reported")
  func additive() {
    let environment = onScreen(width: 100, height: 100)
    let shown = Shown()
    for value in [10, 20] {
      let animation = move(from: value, to: 0)
      animation.isAdditive = true
      shown.layer.add(animation, forKey: nil)
    }
    #expect(shown.xs([0, 0.5, 1]) == [35, 20, 5])
    shown.layer.add(move("nonsense", to: 1), forKey: nil)
    #expect(ScreenEnvironment.fallback.problems.notes.contains { $0.contains("'nonsense'") })
    #expect(environment.problems.notes.isEmpty)
  }

  @Test("A delegate receives start and stop, also for removed and replaced animations")
  func delegate() {
    let shown = Shown()
    let listener = Listener(shown.clock)
    let animation = move(to: 50)
    animation.delegate = listener
    animation.setValue("slide", forKey: "name")
    shown.layer.add(animation, forKey: "a")
    shown.clock.advance(to: 0)
    shown.clock.advance(to: 1)
    #expect(listener.heard == ["start 0.0", "stop 1.0 true slide"])
    shown.layer.add(animation, forKey: "a")
    shown.clock.advance(to: 1.25)
    shown.layer.add(animation, forKey: "a")
    shown.layer.removeAllAnimations()
    shown.clock.advance(to: 9)
    #expect(
      Array(listener.heard.dropFirst(2)) == [
        "start 1.25", "stop 1.25 false slide", "stop 1.25 false slide",
      ])
  }

  @Test("A layer with speed 0 shows its time offset, and a resumed one continues")
  func layerTime() {
    let shown = Shown()
    shown.layer.speed = 0
    shown.layer.add(move(from: 0, to: 100), forKey: nil)
    shown.layer.timeOffset = 0.3
    #expect(shown.xs([0, 7]) == [30, 30])
    // Pausing and resuming as in Apple's QA1673.
    let other = Shown()
    other.layer.add(move(from: 0, to: 100), forKey: nil)
    other.clock.advance(to: 0.4)
    other.layer.timeOffset = other.layer.convertTime(CACurrentMediaTime(), from: nil)
    other.layer.speed = 0
    other.clock.advance(to: 5)
    #expect(other.xs([5]) == [40])
    let paused = other.layer.timeOffset
    (other.layer.speed, other.layer.timeOffset, other.layer.beginTime) = (1, 0, 0)
    other.layer.beginTime = other.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(other.xs([5, 5.3]) == [40, 70])
    other.clock.advance(to: 5.6)
    #expect(other.layer.animationKeys() == nil && other.xs([5.6]) == [5])
  }

  @Test("The presentation layer has the layer's class and current values")
  func presentation() throws {
    let shown = Shown()
    let shape = CAShapeLayer()
    #expect(shape.presentation() == nil)
    shown.layer.addSublayer(shape)
    shape.add(move("strokeEnd", from: 0, to: 1), forKey: nil)
    shown.clock.advance(to: 0.25)
    let seen: CAShapeLayer = try #require(shape.presentation())
    #expect(seen.strokeEnd == 0.25 && shape.strokeEnd == 1)
    shown.layer.add(move(to: 25), forKey: nil)
    shown.clock.advance(to: 0.75)
    #expect(shown.layer.presentation()?.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test("A standalone layer animates implicitly once displayed, and a view's layer does not")
  func implicit() {
    let shown = Shown()
    shown.layer.position.x = 20
    #expect(shown.xs([0]) == [20])
    shown.clock.advance(to: 1)
    shown.layer.position.x = 40
    #expect(shown.layer.position.x == 40 && shown.xs([1]) == [20])
    // The default curve is at 0.8024 at half time.
    #expect(abs(shown.xs([1.125])[0] - (20 + 20 * 0.8024)) < 1e-2 && shown.xs([1.25]) == [40])
    shown.clock.advance(to: 2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.layer.position.x = 60
    CATransaction.commit()
    #expect(shown.xs([2]) == [60])
    shown.layer.actions = ["position": NSNull()]
    shown.layer.position.x = 70
    #expect(shown.xs([2]) == [70])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shown.window.addSubview(view)
    shown.clock.advance(to: 3)
    view.layer.position.x = 50
    #expect(shown.window.layerTree(at: 3).layers[0].sublayers[1].position.x == 50)
  }

  @Test("A transaction sets duration and curve, and its completion runs after its animations")
  func transactions() {
    let shown = Shown()
    shown.clock.advance(to: 1)
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer \(shown.clock.time)") }
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    shown.layer.opacity = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("inner \(shown.clock.time)") }
    shown.layer.add(move(to: 3, over: 0.5), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    #expect(shown.seen(2).opacity == 0.5)
    for time in [1, 1.5, 2, 3] { shown.clock.advance(to: time) }
    #expect(done == ["inner 1.5", "outer 3.0"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("empty") }
    CATransaction.commit()
    #expect(done.last == "empty")
  }

  @Test("A transition fades from the previous contents")
  func transition() {
    let shown = Shown()
    shown.layer.backgroundColor = UIColor.black.cgColor
    let change = CATransition()
    change.duration = 1
    shown.layer.add(change, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.layer.backgroundColor = UIColor.white.cgColor
    CATransaction.commit()
    func grey(_ time: TimeInterval) -> Int {
      let tree = shown.window.layerTree(at: time)
      return Compositor(scale: 1).render(tree).components(5, 5)[0]
    }
    #expect(grey(0) == 0 && abs(grey(0.5) - 128) <= 1 && grey(1) == 255)
  }
}
