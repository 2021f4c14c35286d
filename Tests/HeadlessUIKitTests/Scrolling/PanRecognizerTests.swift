import Foundation
import HeadlessUIKit
import Testing

/// The state of a scroll view's pan recogniser, especially during delegate calls of a drag.
@MainActor
@Suite("Pan recogniser")
struct PanRecognizerTests {
  typealias State = UIPanGestureRecognizer.State

  /// Returns the recogniser's state in each delegate call.
  private func states(
    _ fixture: ScrollFixture, _ play: () -> Void
  ) -> [State] {
    var states: [State] = []
    fixture.onCall = { states.append($0.panGestureRecognizer.state) }
    play()
    fixture.onCall = { _ in }
    return states
  }

  @Test("The state is began, ended and possible with the drag")
  func throughADrag() {
    let fixture = ScrollFixture()
    var whileScrolling: Set<State> = []
    fixture.onScroll = {
      if $0.isDragging { whileScrolling.insert($0.panGestureRecognizer.state) }
    }
    let states = states(fixture) {
      fixture.down()
      #expect(fixture.view.panGestureRecognizer.state == .possible)
      fixture.move(by: 0, -100, over: 0.1)
      #expect(fixture.view.panGestureRecognizer.state == .changed)
      fixture.lift()
      fixture.wait(10)
    }
    // The calls are willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating and
    // didEndDecelerating.
    #expect(states == [.began, .ended, .ended, .ended, .possible])
    #expect(whileScrolling == [.changed])
    #expect(fixture.view.panGestureRecognizer.state == .possible)
  }

  @Test("A caught view begins at touch down")
  func caught() {
    let fixture = ScrollFixture()
    fixture.fling(-100)
    fixture.wait(0.2)
    let states = states(fixture) { fixture.down() }
    #expect(states == [.began])
  }

  @Test("The velocity at lift-off is the finger's, even if the content does not follow")
  func velocity() {
    let fixture = ScrollFixture()
    let pan = fixture.view.panGestureRecognizer
    var told: [CGPoint] = []
    fixture.down()
    fixture.move(by: 30, -100, over: 0.1)
    fixture.onCall = { told.append($0.panGestureRecognizer.velocity(in: nil)) }
    fixture.lift()
    #expect(told.count == 3)
    for velocity in told {
      #expect(near(velocity.x, 300, within: 1e-6) && near(velocity.y, -1000, within: 1e-6))
    }
    #expect(near(fixture.velocities[0].y, 1, within: 1e-9) && fixture.velocities[0].x == 0)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("A slow lift-off reports a small velocity and starts no fling", arguments: [30.0, 249])
  func slow(speed: CGFloat) {
    let fixture = ScrollFixture()
    fixture.down()
    fixture.move(by: 0, -speed, over: 1)
    let there = fixture.offset
    fixture.lift()
    #expect(fixture.velocities.count == 1)
    #expect(near(fixture.velocities[0].y, speed / 1000, within: 1e-9))
    #expect(fixture.calls == ["willDrag TD", "willEnd TD", "didEnd(false) "])
    fixture.wait(1)
    #expect(fixture.offset == there)
  }

  @Test("A finger that rests before lifting reports no velocity")
  func still() {
    let fixture = ScrollFixture()
    fixture.down()
    fixture.move(by: 0, -100, over: 0.1)
    fixture.wait(0.3)
    fixture.lift()
    #expect(fixture.velocities == [.zero] && fixture.velocities[0].y.sign == .plus)
  }
}
