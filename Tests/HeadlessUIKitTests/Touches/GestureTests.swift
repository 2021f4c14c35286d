import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Recognition of gestures, and the order of recognisers.
@MainActor
@Suite("Gestures")
struct GestureTests {
  private let frame = CGRect(x: 0, y: 0, width: 400, height: 400)

  private func view(_ fixture: TouchFixture, _ journal: Journal) -> TouchedView {
    let view = fixture.add(TouchedView(), frame)
    view.journal = journal
    return view
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView, _ journal: Journal
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    journal.watch(recognizer, name)
    return recognizer
  }

  @Test("A view receives a touch, which a recognised tap cancels")
  func cancelled() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = view(fixture, journal)
    fixture.tap(10, 10)
    #expect(journal.take() == ["view began 1", "view ended"])
    let tap = add(UITapGestureRecognizer(), "tap", to: view, journal)
    fixture.tap(10, 10)
    #expect(journal.take() == ["view began 1", "view cancelled", "tap ended"])
    #expect(tap.state == .possible)
    tap.cancelsTouchesInView = false
    fixture.wait(1)
    fixture.tap(10, 10)
    #expect(journal.take() == ["view began 1", "tap ended", "view ended"])
  }

  @Test("A delayed touch is delivered when the gesture fails")
  func delayed() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = view(fixture, journal)
    let press = add(UILongPressGestureRecognizer(), "press", to: view, journal)
    press.delaysTouchesBegan = true
    fixture.tap(10, 10)
    #expect(journal.take() == ["view began 1", "view ended"])
    fixture.down(10, 10)
    fixture.wait(0.6)
    fixture.up()
    #expect(journal.take() == ["press began", "press ended"])
  }

  @Test("A tap that requires a double tap to fail is recognised after its time")
  func requirement() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(UIView(), frame)
    let single = add(UITapGestureRecognizer(), "single", to: view, journal)
    let double = add(UITapGestureRecognizer(), "double", to: view, journal)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fixture.tap(10, 10)
    #expect(journal.take() == [])
    #expect(!fixture.touches.isAtRest)
    fixture.wait(0.34)
    #expect(journal.take() == [])
    fixture.wait(0.02)
    #expect(journal.take() == ["single ended"])
    #expect(fixture.touches.isAtRest)
    fixture.tap(10, 10)
    fixture.wait(0.1)
    fixture.tap(10, 10)
    fixture.wait(1)
    #expect(journal.take() == ["double ended"])
  }

  @Test("Without a failure requirement, both the single and the double tap are recognised")
  func singleAndDouble() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(UIView(), frame)
    _ = add(UITapGestureRecognizer(), "single", to: view, journal)
    let double = add(UITapGestureRecognizer(), "double", to: view, journal)
    double.numberOfTapsRequired = 2
    fixture.tap(10, 10)
    fixture.wait(0.1)
    fixture.tap(10, 10)
    #expect(journal.take() == ["single ended", "double ended"])
  }

  @Test("A delegate can require failure and receives every question")
  func delegate() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(UIView(), frame)
    let pan = add(UIPanGestureRecognizer(), "pan", to: view, journal)
    let swipe = add(UISwipeGestureRecognizer(), "swipe", to: view, journal)
    let judge = GestureJudge()
    pan.delegate = judge
    judge.waitsFor = swipe
    fixture.down(10, 10)
    fixture.move(200, 10, over: 0.2)
    fixture.up()
    #expect(journal.take() == ["swipe ended"])
    fixture.down(10, 10)
    fixture.move(10, 100, over: 0.7)
    #expect(journal.take().prefix(2) == ["pan began", "pan changed"])
    fixture.up()
    #expect(journal.take() == ["pan ended"])
    judge.begins = false
    fixture.down(10, 10)
    fixture.move(10, 100, over: 0.7)
    fixture.up()
    #expect(journal.take() == [])
    (judge.begins, judge.receives) = (true, false)
    fixture.down(10, 10)
    fixture.move(10, 100, over: 0.7)
    #expect(pan.numberOfTouches == 0)
    fixture.up()
    #expect(journal.take() == [])
  }

  @Test("The inner of two pans is recognised, or both if a delegate allows it")
  func exclusive() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let outer = fixture.add(UIView(), frame)
    let inner = fixture.add(UIView(), frame, to: outer)
    let outerPan = add(UIPanGestureRecognizer(), "outer", to: outer, journal)
    _ = add(UIPanGestureRecognizer(), "inner", to: inner, journal)
    func drag() -> Set<String> {
      fixture.down(10, 10)
      fixture.move(10, 60, over: 0.2)
      fixture.up()
      return Set(journal.take())
    }
    #expect(drag() == ["inner began", "inner changed", "inner ended"])
    let judge = GestureJudge()
    judge.together = true
    outerPan.delegate = judge
    #expect(drag().isSuperset(of: ["inner began", "outer began", "inner ended", "outer ended"]))
  }

  @Test("A pan reports its whole translation and velocity")
  func pan() {
    let fixture = TouchFixture()
    let view = fixture.add(UIView(), frame)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var began: CGPoint?
    var ended: (CGPoint, CGPoint)?
    pan.addAction { _ in
      if pan.state == .began { began = pan.translation(in: view) }
      if pan.state == .ended { ended = (pan.translation(in: view), pan.velocity(in: view)) }
    }
    fixture.down(10, 10)
    fixture.move(10, 210, over: 0.5)
    fixture.up()
    // At 400 points per second the second event exceeds 10 points.
    #expect(near(began?.y ?? 0, 400.0 / 60 * 2, within: 1e-9))
    #expect(near(ended?.0.y ?? 0, 200, within: 1e-9))
    #expect(near(ended?.1.y ?? 0, 400, within: 1e-6))
  }

  @Test("A long press begins after its duration unless the touch moved")
  func longPress() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(UIView(), frame)
    let press = add(UILongPressGestureRecognizer(), "press", to: view, journal)
    fixture.down(10, 10)
    fixture.wait(0.49)
    #expect(journal.take() == [])
    fixture.wait(0.02)
    #expect(journal.take() == ["press began"])
    fixture.move(30, 30, over: 1.0 / 60)
    #expect(journal.take() == ["press changed"])
    fixture.up()
    #expect(journal.take() == ["press ended"])
    #expect(press.location(in: view) == CGPoint(x: 30, y: 30))
    fixture.down(10, 10)
    fixture.move(25, 10, over: 0.1)
    fixture.wait(1)
    fixture.up()
    #expect(journal.take() == [])
  }

  @Test("Two fingers pinch and rotate")
  func twoFingers() {
    let fixture = TouchFixture()
    let view = fixture.add(UIView(), frame)
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let judge = GestureJudge()
    judge.together = true
    pinch.delegate = judge
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
    var (scale, angle): (CGFloat, CGFloat) = (0, 0)
    pinch.addAction { _ in scale = pinch.scale }
    rotation.addAction { _ in angle = rotation.rotation }
    fixture.down(100, 100)
    fixture.down(160, 100, finger: 2)
    fixture.plan(62, 100, over: 0.5, finger: 1)
    fixture.move(198, 100, over: 0.5, finger: 2)
    #expect(near(scale, 2, within: 1e-9) && angle == 0)
    fixture.plan(130, 32, over: 0.5, finger: 1)
    fixture.move(130, 168, over: 0.5, finger: 2)
    // A quarter turn minus the hysteresis of 8 points at each end.
    #expect(angle > 1.2 && angle < .pi / 2)
    fixture.up()
    fixture.up(finger: 2)
    #expect(pinch.state == .possible && rotation.state == .possible)
  }

  @Test("Disabling a recogniser cancels its gesture")
  func disabled() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(UIView(), frame)
    let pan = add(UIPanGestureRecognizer(), "pan", to: view, journal)
    fixture.down(10, 10)
    fixture.move(10, 60, over: 0.1)
    _ = journal.take()
    pan.isEnabled = false
    #expect(journal.take() == ["pan cancelled"])
    fixture.move(10, 90, over: 0.1)
    fixture.up()
    #expect(journal.take() == [])
  }

  @Test("A screen edge pan begins only at the edge and inwards")
  func edge() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(UIView(), frame)
    let pan = add(UIScreenEdgePanGestureRecognizer(), "edge", to: view, journal)
    pan.edges = .left
    for (start, end) in [
      (CGPoint(x: 30, y: 50), CGPoint(x: 90, y: 50)), (CGPoint(x: 3, y: 50), CGPoint(x: 3, y: 90)),
    ] {
      fixture.down(start.x, start.y)
      fixture.move(end.x, end.y, over: 0.2)
      fixture.up()
    }
    #expect(journal.take() == [])
    fixture.down(3, 50)
    fixture.move(90, 50, over: 0.2)
    fixture.up()
    #expect(journal.take().first == "edge began")
  }

  @Test("The target's method is called by selector")
  func selector() {
    final class Target: UIResponder {
      var count = 0
    }
    SelectorMethods.register("tapped:", of: Target.self) { target, _, _ in target.count += 1 }
    let fixture = TouchFixture()
    let view = fixture.add(UIView(), frame)
    let target = Target()
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tapped:")))
    fixture.tap(10, 10)
    #expect(target.count == 1)
  }
}
