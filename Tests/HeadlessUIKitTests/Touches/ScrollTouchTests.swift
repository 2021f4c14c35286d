import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Touches in the content of a scroll view.
@MainActor
@Suite("Touches in scroll views")
struct ScrollTouchTests {
  private final class Chooser: UIScrollView {
    var cancels = true
    var begins = true
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { begins }
  }

  private func scene(
    _ fixture: TouchFixture, _ journal: Journal
  ) -> (Chooser, TouchedView) {
    let scrollView = fixture.add(Chooser(), CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    let content = fixture.add(
      TouchedView(), CGRect(x: 0, y: 0, width: 400, height: 3000), to: scrollView)
    content.journal = journal
    return (scrollView, content)
  }

  @Test("Content receives a touch after 150 ms or at its end")
  func delays() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, _) = scene(fixture, journal)
    fixture.down(100, 100)
    fixture.wait(0.14)
    #expect(journal.take() == [])
    fixture.wait(0.02)
    #expect(journal.take() == ["view began 1"])
    fixture.up()
    #expect(journal.take() == ["view ended"])
    fixture.tap(100, 100)
    #expect(journal.take() == ["view began 1", "view ended"])
    scrollView.delaysContentTouches = false
    fixture.down(100, 100)
    #expect(journal.take() == ["view began 1"])
    fixture.up()
  }

  @Test("A drag cancels the content's touch if allowed")
  func cancels() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, _) = scene(fixture, journal)
    fixture.down(100, 300)
    fixture.wait(0.2)
    fixture.move(100, 200, over: 0.1)
    fixture.up()
    #expect(journal.take() == ["view began 1", "view cancelled"])
    #expect(near(scrollView.contentOffset.y, 90, within: 1e-9))
    for forbid in [{ scrollView.canCancelContentTouches = false }, { scrollView.cancels = false }] {
      scrollView.setContentOffset(.zero, animated: false)
      (scrollView.canCancelContentTouches, scrollView.cancels) = (true, true)
      forbid()
      fixture.down(100, 300)
      fixture.wait(0.2)
      fixture.move(100, 200, over: 0.1)
      fixture.up()
      #expect(journal.take() == ["view began 1", "view moved", "view ended"])
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test("A quick drag scrolls without touching the content")
  func quick() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, _) = scene(fixture, journal)
    fixture.down(100, 300)
    fixture.move(100, 200, over: 0.1)
    fixture.up()
    #expect(journal.take() == [])
    #expect(scrollView.contentOffset.y > 80)
  }

  @Test("A scroll view can withhold touches from its content")
  func shouldBegin() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, _) = scene(fixture, journal)
    scrollView.begins = false
    fixture.tap(100, 100)
    #expect(journal.take() == [])
  }

  @Test("A pan inside the content precedes the scroll view's, and one around it follows")
  func inner() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, content) = scene(fixture, journal)
    content.journal = nil
    let pan = UIPanGestureRecognizer()
    journal.watch(pan, "pan")
    content.addGestureRecognizer(pan)
    fixture.down(100, 300)
    fixture.move(100, 200, over: 0.1)
    fixture.up()
    #expect(journal.take().first == "pan began")
    #expect(scrollView.contentOffset.y == 0)
    fixture.window.addGestureRecognizer(pan)
    fixture.down(100, 300)
    fixture.move(100, 200, over: 0.1)
    fixture.up()
    #expect(journal.take() == [])
    #expect(near(scrollView.contentOffset.y, 90, within: 1e-9))
  }

  @Test("The scroll view's pan waits for a swipe to fail and begins late at the finger")
  func requirement() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, content) = scene(fixture, journal)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    content.addGestureRecognizer(swipe)
    scrollView.panGestureRecognizer.require(toFail: swipe)
    fixture.down(100, 300)
    fixture.move(100, 200, over: 0.4)
    #expect(scrollView.contentOffset.y == 0 && !scrollView.isDragging)
    fixture.move(100, 100, over: 0.4)
    // The drag begins half a second after the touch, with 75 of the last 100 points remaining.
    #expect(scrollView.isDragging && near(scrollView.contentOffset.y, 75, within: 1e-6))
    fixture.up()
  }

  @Test("Targets of the scroll view's pan receive start, movement and end")
  func targets() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let (scrollView, content) = scene(fixture, journal)
    content.journal = nil
    journal.watch(scrollView.panGestureRecognizer, "pan")
    fixture.down(100, 300)
    fixture.move(100, 200, over: 0.1)
    fixture.up()
    let lines = journal.take()
    #expect(lines.first == "pan began" && lines.last == "pan ended")
    #expect(lines.filter { $0 == "pan changed" }.count >= 4)
  }

  @Test("Nested scroll views scroll together if a delegate allows it")
  func together() {
    final class Both: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let fixture = TouchFixture()
    let outer = fixture.add(Both(), CGRect(x: 0, y: 0, width: 400, height: 800))
    outer.contentSize = CGSize(width: 400, height: 2000)
    let inner = fixture.add(
      UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 600), to: outer)
    inner.contentSize = CGSize(width: 400, height: 2000)
    fixture.down(100, 300)
    fixture.move(100, 200, over: 0.1)
    #expect(near(outer.contentOffset.y, 90, within: 1e-9))
    #expect(near(inner.contentOffset.y, 90, within: 1e-9))
    fixture.up()
    #expect(!outer.isDragging && !inner.isDragging)
  }
}
