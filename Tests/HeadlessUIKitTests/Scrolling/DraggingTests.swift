import Foundation
import HeadlessUIKit
import ScrollPhysics
import Testing

/// A single touch that drags a scroll view.
@MainActor
@Suite("Dragging")
struct DraggingTests {
  @Test("The pan hysteresis is exactly ten points in both directions", arguments: [1.0, -1])
  func hysteresis(direction: CGFloat) {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = 500
    fixture.down()
    fixture.move(by: 0, 9.9 * direction, over: 0.1)
    #expect(fixture.offset.y == 500 && fixture.calls.isEmpty && fixture.view.isTracking)
    fixture.move(by: 0, 40.1 * direction, over: 0.1)
    #expect(near(fixture.offset.y, 500 - 40 * direction, within: 1e-9))
    #expect(fixture.calls == ["willDrag TD"])
  }

  @Test("A horizontal movement does not start a vertical drag")
  func sideways() {
    let fixture = ScrollFixture()
    fixture.down()
    fixture.move(by: 150, 9, over: 0.1)
    #expect(fixture.calls.isEmpty && fixture.offset == .zero)
  }

  private let both = CGSize(width: 2000, height: 3000)

  @Test("A scroll view with two axes follows both")
  func bothAxes() {
    let fixture = ScrollFixture(content: both)
    fixture.view.contentOffset = CGPoint(x: 500, y: 500)
    fixture.down()
    fixture.move(by: -40, -30, over: 0.1)
    // The tenth point along x is reached first, when y has moved by 7.5.
    #expect(near(fixture.offset.x, 530, within: 1e-9))
    #expect(near(fixture.offset.y, 522.5, within: 1e-9))
  }

  @Test("The directional lock keeps a drag on its axis and allows diagonals")
  func directionalLock() {
    func dragged(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let fixture = ScrollFixture(content: both) { $0.isDirectionalLockEnabled = true }
      fixture.view.contentOffset = CGPoint(x: 500, y: 500)
      fixture.down()
      fixture.move(by: x, y, over: 0.1)
      fixture.move(by: x < y ? 30 : 0, x < y ? 0 : 30, over: 0.1)
      return CGPoint(x: fixture.offset.x - 500, y: fixture.offset.y - 500)
    }
    #expect(dragged(40, 10).y == 0 && dragged(40, 10).x != 0)
    #expect(dragged(10, 40).x == 0 && dragged(10, 40).y != 0)
    #expect(dragged(40, 30).x != 0 && dragged(40, 30).y != 0)
  }

  @Test("The directional lock does not hold a view with one axis")
  func lockOnOneAxis() {
    let fixture = ScrollFixture { $0.isDirectionalLockEnabled = true }
    fixture.down()
    fixture.move(by: 60, -20, over: 0.1)
    #expect(near(fixture.offset.y, 10, within: 1e-9))
  }

  @Test("A view with scrolling or its recogniser disabled is not dragged")
  func disabled() {
    for configure in [
      { $0.isScrollEnabled = false }, { $0.panGestureRecognizer.isEnabled = false },
    ] as [(UIScrollView) -> Void] {
      let fixture = ScrollFixture(configure)
      fixture.fling(-200)
      #expect(fixture.offset == .zero && fixture.calls.isEmpty)
    }
  }

  @Test("Fitting content is dragged only if it always bounces")
  func fittingContent() {
    let still = ScrollFixture(content: CGSize(width: 400, height: 800))
    still.fling(100)
    #expect(still.offset == .zero && still.calls.isEmpty)
    let lively = ScrollFixture(content: .zero) { $0.alwaysBounceVertical = true }
    lively.down()
    lively.move(by: 0, 110, over: 0.1)
    // 100 points through the rubber band of a view of 800 points.
    let stretched: CGFloat = 44_000 / 855
    #expect(near(lively.offset.y, -stretched, within: 1e-9))
  }

  @Test("Without bouncing, the content stops at the edge")
  func withoutBounces() {
    let fixture = ScrollFixture { $0.bounces = false }
    fixture.fling(300)
    #expect(fixture.offset.y == 0)
    fixture.view.contentOffset.y = 30
    fixture.fling(200)
    fixture.wait(1)
    #expect(fixture.offset.y == 0 && fixture.scrolls.allSatisfy { $0.y >= 0 })
  }

  // MARK: Flags and calls

  @Test("Dragging content past the edge and resting calls the delegate in order")
  func dragAtRest() {
    let fixture = ScrollFixture()
    fixture.down()
    fixture.move(by: 0, -100, over: 0.5)
    fixture.wait(0.5)
    fixture.lift()
    #expect(fixture.calls == ["willDrag TD", "willEnd TD", "didEnd(false) "])
  }

  @Test("A fling starts decelerating after the drag ends and stops before its last callback")
  func fling() {
    let fixture = ScrollFixture()
    fixture.fling(-100)
    #expect(fixture.calls.count == 4 && fixture.view.isDecelerating)
    fixture.wait(10)
    #expect(
      fixture.calls == [
        "willDrag TD", "willEnd TD", "didEnd(true) ", "willDecelerate S", "didDecelerate ",
      ])
  }

  @Test("A caught deceleration counts as decelerating until the drag has ended")
  func caughtDeceleration() {
    let fixture = ScrollFixture()
    fixture.fling(-100)
    fixture.wait(0.2)
    fixture.forget()
    fixture.down()
    let caught = fixture.offset
    fixture.wait(0.2)
    #expect(fixture.offset == caught)
    fixture.lift()
    #expect(
      fixture.calls == ["willDrag TDS", "willEnd TDS", "didEnd(false) S", "didDecelerate "])
  }

  @Test("A deceleration caught and flung again ends once")
  func caughtAndFlung() {
    let fixture = ScrollFixture()
    fixture.fling(-100)
    fixture.wait(0.2)
    fixture.fling(-50)
    fixture.wait(20)
    #expect(fixture.calls.filter { $0.hasPrefix("didDecelerate") } == ["didDecelerate "])
    #expect(fixture.calls.last == "didDecelerate ")
  }

  @Test("Touching an animated scroll stops it and starts a drag immediately")
  func caughtAnimation() {
    let fixture = ScrollFixture()
    fixture.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    fixture.wait(0.15)
    fixture.down()
    #expect(fixture.calls == ["didAnimate ", "willDrag TD"])
    fixture.move(by: 0, -5, over: 0.1)
    #expect(near(fixture.offset.y, 505, within: 1e-6))
  }

  @Test("An animated scroll continues under a finger if scrolling is disabled")
  func untouchableAnimation() {
    let fixture = ScrollFixture { $0.isScrollEnabled = false }
    fixture.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    fixture.wait(0.1)
    fixture.down()
    #expect(!fixture.view.isDragging)
    fixture.wait(1)
    #expect(fixture.offset.y == 1000 && fixture.calls == ["didAnimate T"])
  }

  @Test("A touch lifted at rest only tracks")
  func tap() {
    let fixture = ScrollFixture()
    fixture.down()
    #expect(fixture.view.isTracking && !fixture.view.isDragging)
    fixture.wait(0.1)
    fixture.lift()
    #expect(!fixture.view.isTracking && fixture.calls.isEmpty)
  }

  // MARK: Targets

  @Test("The content lands at the delegate's target")
  func retargeting() {
    let fixture = ScrollFixture()
    fixture.onWillEnd = { $0.y = 600 }
    fixture.fling(-100)
    fixture.wait(20)
    #expect(fixture.offset.y == 600)
  }

  @Test("A target set after a resting drag animates the content")
  func retargetingAtRest() {
    let fixture = ScrollFixture()
    fixture.onWillEnd = { $0.y = 600 }
    fixture.down()
    fixture.move(by: 0, -100, over: 1)
    fixture.wait(0.5)
    fixture.lift()
    #expect(fixture.calls.suffix(2) == ["didEnd(true) ", "willDecelerate S"])
    fixture.wait(20)
    #expect(fixture.offset.y == 600)
  }

  @Test("Non-finite targets and targets of paging views are ignored")
  func ignoredTargets() {
    let plain = ScrollFixture()
    plain.onWillEnd = { $0.y = .nan }
    let paging = ScrollFixture { $0.isPagingEnabled = true }
    paging.onWillEnd = { $0.y = 100 }
    for fixture in [plain, paging] {
      fixture.fling(-100)
      fixture.wait(20)
    }
    #expect(plain.offset.y > 400 && paging.offset.y == 800)
  }

  @Test("Paging moves one page at a time")
  func paging() {
    let fixture = ScrollFixture { $0.isPagingEnabled = true }
    fixture.fling(-350)
    fixture.wait(5)
    #expect(fixture.offset.y == 800)
    fixture.down()
    fixture.move(by: 0, -200, over: 1)
    fixture.wait(0.5)
    fixture.lift()
    fixture.wait(5)
    #expect(fixture.offset.y == 800)
  }

  // MARK: Gesture recogniser

  @Test("The translation includes the hysteresis and remains after the touch")
  func translation() {
    let fixture = ScrollFixture()
    let pan = fixture.view.panGestureRecognizer
    fixture.down()
    fixture.move(by: 3, -50, over: 0.1)
    #expect(pan.translation(in: fixture.view) == CGPoint(x: 3, y: -50))
    fixture.lift()
    #expect(pan.translation(in: fixture.view) == CGPoint(x: 3, y: -50))
    #expect(pan.velocity(in: nil) == .zero)
    fixture.wait(10)
    fixture.down()
    #expect(pan.translation(in: fixture.view) == .zero)
  }

  @Test("A translation set by code is the new start until the next touch")
  func setTranslation() {
    let fixture = ScrollFixture()
    let pan = fixture.view.panGestureRecognizer
    fixture.down()
    fixture.move(by: 0, -50, over: 0.1)
    pan.setTranslation(.zero, in: nil)
    fixture.move(by: 0, -20, over: 0.1)
    #expect(near(pan.translation(in: nil).y, -20, within: 1e-9))
    fixture.lift()
    #expect(near(pan.translation(in: nil).y, -20, within: 1e-9))
  }

  @Test("The location is the finger's, in the given view's coordinates")
  func location() {
    let fixture = ScrollFixture()
    fixture.down(at: CGPoint(x: 100, y: 300))
    fixture.move(by: 0, -60, over: 0.1)
    let pan = fixture.view.panGestureRecognizer
    #expect(pan.location(in: nil) == CGPoint(x: 100, y: 240))
    #expect(near(pan.location(in: fixture.view).y, 290, within: 1e-9))
  }
}
