import Foundation
import HeadlessUIKit
import Testing

/// Scroll views inside scroll views, at the level of touches. Whole gestures are tested in
/// `OverscrollTests`.
@MainActor
@Suite("Nested scroll views")
struct NestedTouchTests {
  /// Returns a scroll view `inner` that fills the window inside the fixture's view. Both have 3000
  /// points of content.
  private func nested(
    _ configure: (UIScrollView) -> Void = { _ in }
  ) -> (fixture: ScrollFixture, inner: UIScrollView) {
    let inner = UIScrollView(frame: rect(0, 0, 400, 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    let fixture = ScrollFixture { $0.addSubview(inner) }
    configure(inner)
    fixture.window.layoutIfNeeded()
    return (fixture, inner)
  }

  private func drag(_ fixture: ScrollFixture, _ inner: UIScrollView, x: CGFloat = 0, y: CGFloat) {
    fixture.down(on: inner)
    fixture.move(by: x, y, over: 0.5)
  }

  @Test("The inner view tracks until the outer one takes the gesture")
  func tracking() {
    let (fixture, inner) = nested()
    fixture.view.contentOffset.y = 100
    fixture.down(on: inner)
    #expect(inner.isTracking && !fixture.view.isTracking)
    fixture.move(by: 0, 100, over: 0.1)
    #expect(!inner.isTracking && fixture.view.isTracking && fixture.view.isDragging)
    #expect(near(fixture.offset.y, 10, within: 1e-9), "\(fixture.offset.y)")
    #expect(inner.contentOffset.y == 0, "\(inner.contentOffset.y)")
  }

  @Test("A view that does not transfer keeps the gesture and overscrolls")
  func noTransfer() {
    let (fixture, inner) = nested { $0.transfersVerticalScrollingToParent = false }
    fixture.view.contentOffset.y = 100
    drag(fixture, inner, y: 100)
    #expect(fixture.offset.y == 100 && inner.contentOffset.y < -40)
  }

  @Test("A horizontal view takes horizontal gestures, and its parent the others")
  func crossAxis() {
    for (x, y) in [(CGFloat(-60), CGFloat(-5)), (-5, -60)] {
      let (fixture, inner) = nested { $0.contentSize = CGSize(width: 2000, height: 800) }
      drag(fixture, inner, x: x, y: y)
      #expect(near(inner.contentOffset.x, x == -60 ? 50 : 0, within: 1e-9))
      #expect(near(fixture.offset.y, y == -60 ? 50 : 0, within: 1e-9))
    }
  }

  @Test("An owner without bouncing clamps and passes nothing on")
  func clampedOwner() {
    let (fixture, inner) = nested { $0.bounces = false }
    inner.contentOffset.y = 2190
    drag(fixture, inner, y: -200)
    #expect(inner.contentOffset.y == 2200 && fixture.offset.y == 0)
  }

  @Test("All recognisers of the chain report the finger's translation")
  func translations() {
    let (fixture, inner) = nested()
    drag(fixture, inner, y: -100)
    for view in [fixture.view, inner] {
      #expect(near(view.panGestureRecognizer.translation(in: nil).y, -100, within: 1e-9))
    }
  }

  @Test("A touch stops both moving views and notifies the undragged one")
  func bothCaught() {
    let (fixture, inner) = nested()
    fixture.view.contentOffset.y = 300
    fixture.down(on: fixture.view)
    fixture.move(by: 0, -100, over: 0.1)
    fixture.lift()
    fixture.down(on: inner)  // The touch stops the outer view and drags it.
    fixture.lift()
    #expect(fixture.calls.last == "didDecelerate ")
    fixture.down(on: fixture.view)
    fixture.move(by: 0, -100, over: 0.1)
    fixture.lift()
    inner.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    fixture.wait(0.1)
    fixture.forget()
    fixture.down(on: inner)
    #expect(inner.isDragging && !fixture.view.isDragging && fixture.view.motionEnd == nil)
    fixture.lift()
    #expect(fixture.calls == ["didDecelerate "] && !fixture.view.isDecelerating)
  }

  @Test("A view stopped outside its range without a drag returns into it")
  func caughtOutside() {
    let (fixture, inner) = nested()
    fixture.down(on: fixture.view)
    fixture.move(by: 0, 300, over: 0.5)
    fixture.lift()
    inner.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    fixture.wait(0.02)
    fixture.down(on: inner)
    let stopped = fixture.offset.y
    #expect(stopped < -50)
    fixture.wait(0.5)
    #expect(fixture.offset.y == stopped)
    fixture.lift()
    fixture.wait(5)
    #expect(fixture.offset.y == 0 && fixture.calls.last == "didDecelerate ")
  }

  @Test("A view draggable only later follows from there")
  func lateContent() {
    let fixture = ScrollFixture(content: .zero)
    fixture.down()
    fixture.move(by: 0, -50, over: 0.1)
    #expect(fixture.calls.isEmpty)
    fixture.view.contentSize.height = 3000
    fixture.move(by: 0, -30, over: 0.1)
    #expect(near(fixture.offset.y, 30, within: 1e-9))
    fixture.lift()
    #expect(fixture.calls.prefix(2) == ["willDrag TD", "willEnd TD"])
  }

  @Test("An animated scroll under a tracking finger ends when the drag starts")
  func animatedUnderAFinger() {
    let fixture = ScrollFixture()
    fixture.down()
    fixture.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.move(by: 0, -20, over: 0.3)
    #expect(fixture.calls == ["didAnimate T", "willDrag TD"])
    let halfway = fixture.offset.y
    #expect(near(halfway, 260, within: 1e-6))
    fixture.wait(1)
    fixture.lift()
    fixture.wait(5)
    #expect(fixture.offset.y == halfway && fixture.view.motionEnd == nil)
  }
}
