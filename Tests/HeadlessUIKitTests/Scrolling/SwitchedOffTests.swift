import Foundation
import HeadlessUIKit
import Testing

/// Scrolling that is disabled during a motion, or disabled and enabled again to stop the motion.
@MainActor
@Suite("Disabled scrolling")
struct SwitchedOffTests {
  /// The two switches, each either left disabled or enabled again.
  enum Way: CaseIterable {
    case scrolling, scrollingAndBack, recognizer, recognizerAndBack

    @MainActor func use(_ view: UIScrollView) {
      switch self {
      case .scrolling, .scrollingAndBack: view.isScrollEnabled = false
      case .recognizer, .recognizerAndBack: view.panGestureRecognizer.isEnabled = false
      }
      switch self {
      case .scrolling, .recognizer: break
      case .scrollingAndBack: view.isScrollEnabled = true
      case .recognizerAndBack: view.panGestureRecognizer.isEnabled = true
      }
    }

    var leavesItOn: Bool {
      switch self {
      case .scrolling, .recognizer: false
      case .scrollingAndBack, .recognizerAndBack: true
      }
    }
  }

  @Test(
    "Disabling during a drag stops the content and ends the drag for the touch",
    arguments: Way.allCases)
  func drag(way: Way) {
    let fixture = ScrollFixture()
    fixture.down()
    fixture.move(by: 0, -100, over: 0.1)
    way.use(fixture.view)
    #expect(near(fixture.offset.y, 90, within: 1e-9))
    #expect(!fixture.view.isTracking && !fixture.view.isDragging)
    #expect(fixture.calls == ["willDrag TD", "willEnd TD", "didEnd(false) "])
    #expect(fixture.velocities == [.zero])
    fixture.move(by: 0, -100, over: 0.1)
    fixture.lift()
    fixture.wait(2)
    #expect(near(fixture.offset.y, 90, within: 1e-9) && fixture.calls.count == 3)
    fixture.fling(-100)
    #expect(fixture.view.isDecelerating == way.leavesItOn)
  }

  @Test("Disabling during a deceleration stops it and notifies", arguments: Way.allCases)
  func deceleration(way: Way) {
    let fixture = ScrollFixture()
    fixture.fling(-100)
    fixture.wait(0.2)
    fixture.forget()
    let there = fixture.offset
    way.use(fixture.view)
    #expect(fixture.offset == there && !fixture.view.isDecelerating)
    #expect(fixture.calls == ["didDecelerate "])
    fixture.wait(2)
    #expect(fixture.offset == there && fixture.calls.count == 1)
  }

  @Test("Disabling outside the range returns at once", arguments: Way.allCases)
  func outside(way: Way) {
    let dragged = ScrollFixture()
    dragged.down()
    dragged.move(by: 0, 200, over: 0.2)
    #expect(dragged.offset.y < -50)
    way.use(dragged.view)
    #expect(dragged.offset.y == 0 && dragged.view.motionEnd == nil)
    let bouncing = ScrollFixture()
    bouncing.fling(200)
    bouncing.wait(0.05)
    #expect(bouncing.offset.y < -50)
    way.use(bouncing.view)
    #expect(bouncing.offset.y == 0 && bouncing.calls.last == "didDecelerate ")
  }

  @Test("Scrolling can be disabled in an offset callback", arguments: Way.allCases)
  func whileScrolling(way: Way) {
    for motion in ["drag", "deceleration"] {
      let fixture = ScrollFixture()
      fixture.onScroll = { if $0.contentOffset.y > 120 { way.use($0) } }
      fixture.down()
      fixture.move(by: 0, motion == "drag" ? -200 : -100, over: 0.1)
      fixture.lift()
      fixture.wait(0.05)
      let there = fixture.offset.y
      #expect(there > 120)
      fixture.wait(3)
      #expect(fixture.offset.y == there, "\(motion)")
      #expect(!fixture.view.isDecelerating && !fixture.view.isDragging)
      #expect(fixture.calls.filter { $0.hasPrefix("didEnd(") }.count == 1, "\(fixture.calls)")
    }
  }

  @Test("Disabling at the end of a drag prevents the fling", arguments: Way.allCases)
  func atLiftOff(way: Way) {
    let early = ScrollFixture()
    early.onWillEnd = { _ in way.use(early.view) }
    early.fling(-100)
    let first = early.offset.y
    early.wait(2)
    #expect(early.offset.y == first)
    #expect(early.calls == ["willDrag TD", "willEnd TD", "didEnd(false) "])
    let late = ScrollFixture()
    late.onEndDragging = { way.use($0) }
    late.fling(-100)
    let second = late.offset.y
    late.wait(2)
    // A deceleration that was announced is also reported as ended.
    #expect(late.offset.y == second)
    #expect(
      late.calls == [
        "willDrag TD", "willEnd TD", "didEnd(true) ", "willDecelerate S", "didDecelerate ",
      ])
  }

  @Test("A disabled recogniser is cancelled, then possible")
  func cancelled() {
    let fixture = ScrollFixture()
    let pan = fixture.view.panGestureRecognizer
    fixture.down()
    fixture.move(by: 0, -100, over: 0.1)
    var states: [UIPanGestureRecognizer.State] = []
    fixture.onCall = { states.append($0.panGestureRecognizer.state) }
    pan.isEnabled = false
    #expect(states == [.cancelled, .cancelled] && pan.state == .possible)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -100))
  }

  @Test("Disabling before the pan begins loses the touch for the view only")
  func tracking() {
    let fixture = ScrollFixture()
    let inner = UIScrollView(frame: rect(0, 0, 400, 400))
    inner.contentSize = CGSize(width: 400, height: 2000)
    fixture.view.addSubview(inner)
    fixture.window.layoutIfNeeded()
    fixture.down(on: inner)
    #expect(inner.isTracking)
    inner.isScrollEnabled = false
    inner.isScrollEnabled = true
    #expect(!inner.isTracking && fixture.view.isTracking)
    fixture.move(by: 0, -100, over: 0.1)
    #expect(inner.contentOffset.y == 0 && near(fixture.offset.y, 90, within: 1e-9))
  }

  @Test("A programmatic scroll continues while disabled")
  func animation() {
    let fixture = ScrollFixture()
    fixture.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.wait(0.1)
    fixture.view.isScrollEnabled = false
    fixture.wait(1)
    #expect(fixture.offset.y == 500 && fixture.calls == ["didAnimate "])
  }
}
