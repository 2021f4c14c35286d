import Foundation
import HeadlessUIKit
import Testing

/// Insets, content size and bounds that change in the delegate calls at lift-off: the content moves
/// to the new range.
@MainActor
@Suite("Geometry changes at lift-off")
struct LiftOffGeometryTests {
  /// The delegate call in which the change happens.
  enum Call: CaseIterable {
    case willEnd, didEnd

    @MainActor func on(_ fixture: ScrollFixture, _ change: @escaping (UIScrollView) -> Void) {
      switch self {
      case .willEnd: fixture.onWillEnd = { _ in change(fixture.view) }
      case .didEnd: fixture.onEndDragging = change
      }
    }
  }

  /// Pulls the content by 200 points, of which 97 are visible, and lifts the finger.
  private func pull(_ fixture: ScrollFixture, _ points: CGFloat = 200) {
    fixture.down()
    fixture.move(by: 0, points + (points < 0 ? -10 : 10), over: 0.4)
    fixture.wait(0.2)
    fixture.lift()
  }

  @Test(
    "An overscrolled refresh control rests below its new inset", arguments: Call.allCases,
    [false, true])
  func refresh(call: Call, animated: Bool) {
    let fixture = ScrollFixture()
    call.on(fixture) { view in
      guard animated else { return view.contentInset.top = 60 }
      UIView.animate(withDuration: 0.25) { view.contentInset.top = 60 }
    }
    pull(fixture)
    let start = fixture.offset.y
    #expect(start < -60)
    fixture.forget()
    fixture.wait(3)
    #expect(fixture.offset.y == -60)
    // The bounce to the new edge moves neither back nor beyond the edge.
    let way = [start] + fixture.scrolls.map(\.y)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 && $1 <= -60 })
    #expect(fixture.calls.last == "didDecelerate ")
  }

  @Test("Removing the inset moves the content back")
  func refreshed() {
    let fixture = ScrollFixture()
    fixture.onEndDragging = { $0.contentInset.top = 60 }
    pull(fixture)
    fixture.wait(3)
    fixture.onEndDragging = { _ in }
    UIView.animate(withDuration: 0.25) { fixture.view.contentInset.top = 0 }
    fixture.wait(1)
    #expect(fixture.offset.y == 0)
  }

  @Test("A bottom inset behaves like a top inset", arguments: Call.allCases)
  func bottomInset(call: Call) {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = 2200
    call.on(fixture) { $0.contentInset.bottom = 50 }
    pull(fixture, -200)
    #expect(fixture.offset.y > 2250)
    fixture.wait(3)
    #expect(fixture.offset.y == 2250)
  }

  @Test(
    "An inset that covers the overscroll keeps the offset", arguments: Call.allCases)
  func coveringInset(call: Call) {
    let fixture = ScrollFixture()
    call.on(fixture) { $0.contentInset.top = 300 }
    pull(fixture)
    let start = fixture.offset.y
    fixture.wait(3)
    #expect(fixture.offset.y == start && !fixture.view.isDecelerating)
    // A deceleration that was announced is also reported as ended.
    let isAnnounced = fixture.calls.contains("didEnd(true) ")
    #expect(isAnnounced == (call == .didEnd))
    #expect(fixture.calls.contains("didDecelerate ") == isAnnounced)
  }

  @Test("Adjusted insets count as well", arguments: Call.allCases)
  func adjustedInset(call: Call) {
    let safe = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let fixture = ScrollFixture(safeArea: safe) { $0.contentInsetAdjustmentBehavior = .never }
    fixture.view.contentOffset.y = 0
    call.on(fixture) { $0.contentInsetAdjustmentBehavior = .always }
    pull(fixture)
    fixture.wait(3)
    #expect(fixture.offset.y == -44)
  }

  @Test("Longer content keeps the overscroll or lets a fling continue", arguments: Call.allCases)
  func moreContent(call: Call) {
    let pulled = ScrollFixture()
    pulled.view.contentOffset.y = 2200
    call.on(pulled) { $0.contentSize.height = 4000 }
    pull(pulled, -200)
    let start = pulled.offset.y
    #expect(start > 2250)
    pulled.wait(3)
    #expect(pulled.offset.y == start)
    let flung = ScrollFixture()
    flung.view.contentOffset.y = 2000
    call.on(flung) { $0.contentSize.height = 4000 }
    flung.fling(-100)
    flung.wait(10)
    // The offset is 2090 at lift-off, plus 1000 pt/s divided by 2.002 per second.
    #expect(near(flung.offset.y, 2090 + 1000 / 2.0020026706730794, within: 1e-6))
  }

  @Test("Shorter content ends a fling at its edge", arguments: Call.allCases)
  func lessContent(call: Call) {
    let fixture = ScrollFixture()
    call.on(fixture) { $0.contentSize.height = 1000 }
    fixture.fling(-100)
    fixture.wait(10)
    #expect(fixture.offset.y == 200)
  }

  @Test("A new view height changes the end of a motion", arguments: Call.allCases)
  func bounds(call: Call) {
    let fixture = ScrollFixture()
    call.on(fixture) { $0.frame.size.height = 600 }
    fixture.view.contentOffset.y = 2150
    pull(fixture, -200)
    fixture.wait(0.0001)
    // The old end is 2200 and the new one 2400, so the view need not bounce back.
    let start = fixture.offset.y
    #expect(start > 2200)
    fixture.wait(3)
    #expect(fixture.offset.y == start)
  }

  @Test("The motion does not depend on the tick times")
  func ticks() {
    func offset(firstTickAfter wait: TimeInterval) -> CGFloat {
      let fixture = ScrollFixture()
      fixture.onEndDragging = { $0.frame.size.height = 700 }
      fixture.view.contentOffset.y = 2150
      pull(fixture, -300)
      let lift = fixture.clock.time
      fixture.wait(wait)
      fixture.advance(to: lift + 0.4)
      return fixture.offset.y
    }
    #expect(near(offset(firstTickAfter: 0.2), offset(firstTickAfter: 0.001), within: 1e-9))
  }

  @Test("A delegate's target survives a range change")
  func target() {
    let fixture = ScrollFixture()
    fixture.onWillEnd = { $0.y = 600 }
    fixture.onEndDragging = { $0.contentInset.bottom = 100 }
    fixture.fling(-100)
    fixture.wait(20)
    #expect(fixture.offset.y == 600)
  }
}
