import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import Testing

/// Which view moves when a scroll view is inside another one (scenarios n1–n5), and how the
/// indicators show it (i1–i3).
@MainActor
struct NestedScrollTests {
  private func rows(
    inner: Double = 200, outer: Double = 100, innerOptions: String = "", _ steps: [String],
    until end: Double = 4
  ) throws -> [TraceRow] {
    let text = nestedScene(
      inner: "bounds: 400, content-height: 900, offset: \(inner)\(innerOptions)",
      outer: "content-height: 1800, offset: \(outer)", timeline: steps, until: end)
    return try ScenePlay(text).rows(rate: 60)
  }

  private func offsets(_ rows: [TraceRow], _ name: String) -> [CGFloat] {
    rows.compactMap { $0.scrollView(name)?.contentOffset.y }
  }

  private func finger(by travel: Double, over duration: Double, at down: Double = 0.1) -> String {
    touchText(at: down, from: 600, [(duration, 600 + travel, "linear")], target: "inner")
  }

  @Test func n1TheInnerViewKeepsTheGesture() throws {
    let rows = try rows([finger(by: -200, over: 1)])
    #expect(offsets(rows, "inner").last == 390)
    #expect(offsets(rows, "outer").allSatisfy { $0 == 100 })
  }

  @Test func n2WithoutRoomTheOuterViewTakesIt() throws {
    let rows = try rows(inner: 500, [finger(by: -200, over: 1)])
    #expect(offsets(rows, "inner").allSatisfy { $0 == 500 })
    #expect(offsets(rows, "outer").last == 290)
  }

  @Test func n3WithoutRoomAnywhereTheInnerViewStretches() throws {
    let rows = try rows(inner: 500, outer: 956, [finger(by: -200, over: 1)])
    #expect(try #require(offsets(rows, "inner").max()) > 560)
    #expect(offsets(rows, "inner").last == 500)
    #expect(offsets(rows, "outer").allSatisfy { $0 == 956 })
  }

  @Test func n4TheInnerViewBouncesAndPassesNothingOn() throws {
    let rows = try rows([finger(by: -200, over: 0.1)])
    #expect(try #require(offsets(rows, "inner").max()) > 510)
    #expect(offsets(rows, "inner").last == 500)
    #expect(offsets(rows, "outer").allSatisfy { $0 == 100 })
    #expect(rows.contains { $0.scrollView("inner")?.phase == .bouncing })
  }

  @Test func n5TheSecondGestureHandsOver() throws {
    let rows = try rows([
      finger(by: -400, over: 0.2), finger(by: -200, over: 0.5, at: 2.5),
    ])
    let early = rows.filter { $0.time < 2.5 }
    let late = rows.filter { $0.time > 2.5 }
    #expect(offsets(early, "outer").allSatisfy { $0 == 100 })
    #expect(offsets(early, "inner").last == 500)
    #expect(offsets(late, "inner").allSatisfy { $0 == 500 })
    #expect(try #require(offsets(late, "outer").last) > 280)
  }

  @Test func aViewThatMustNotScrollIsPassedOver() throws {
    let rows = try rows(innerOptions: ", scroll-enabled: false", [finger(by: -200, over: 1)])
    #expect(offsets(rows, "inner").allSatisfy { $0 == 200 })
    #expect(offsets(rows, "outer").last == 290)
  }

  /// A touch stops all motion under it, and the stopped view is dragged without hysteresis.
  @Test func aMovingOuterViewIsCaughtThroughTheInner() throws {
    let rows = try rows(
      inner: 500,
      [
        finger(by: -200, over: 0.1), finger(by: 30, over: 0.2, at: 0.4),
      ])
    let atTouch = try #require(rows.first { $0.time >= 0.4 }).scrollView("outer")
    let lift = try #require(rows.first { $0.time >= 0.6 }).scrollView("outer")
    #expect(atTouch?.phase == .dragging)
    let moved = try #require(atTouch).contentOffset.y - (try #require(lift).contentOffset.y)
    #expect(abs(moved - 30) < 1e-6)
    #expect(offsets(rows, "inner").allSatisfy { $0 == 500 })
  }

  // MARK: - Indicators

  private func bars(_ options: String, _ steps: [String], until end: Double) throws -> [TraceRow] {
    try ScenePlay(scrollViewScene(options: options, timeline: steps, until: end)).rows(rate: 240)
  }

  @Test func i1TheIndicatorComesAtOnceAndFades() throws {
    let drag = touchText(at: 0.1, from: 700, [(1, 500, "linear")])
    let rows = try bars("content-height: 3000", [drag], until: 3)
    for row in rows {
      let bar = try #require(row.indicators.first)
      // The pan begins after ten points at 200 points per second. The finger lifts at 1.1 s,
      // without velocity.
      let idle = row.time - 1.1
      switch row.time {
      case ..<0.1499: #expect(bar.alpha == 0, "at \(row.time)")
      case 0.1501..<2.2999: #expect(bar.alpha == 1, "at \(row.time)")
      case 2.5501...: #expect(bar.alpha == 0, "at \(row.time)")
      case 2.3001..<2.5499:
        let left = 1 - (idle - 1.2) / 0.25
        #expect(abs(bar.alpha - left) < 0.15 && bar.alpha > 0 && bar.alpha < 1, "at \(row.time)")
      default: break
      }
      // The track is 838, the bar's full length is 838 · 844 / 3000, and y is along the rest of the
      // track.
      let offset = Double(row.scrollViews[0].contentOffset.y)
      let length = 838.0 * 844 / 3000
      #expect(abs(Double(bar.frame.height) - length) < 0.01)
      #expect(abs(Double(bar.frame.minY) - (3 + (838 - length) * offset / 2156)) < 0.01)
    }
  }

  @Test func i3TheIndicatorOfShortContentShrinksToItsLeast() throws {
    let pull = touchText(at: 0.1, from: 100, [(0.5, 800, "linear"), (0.2, 800, "linear")])
    for content in [1000.0, 20_000] {
      let rows = try bars("content-height: \(content)", [pull], until: 3)
      let full = max(838 * 844 / content, 36)
      for row in rows {
        let bar = try #require(row.indicators.first)
        let over = max(0, -Double(row.scrollViews[0].contentOffset.y))
        #expect(abs(Double(bar.frame.height) - max(full - over, over > 0 ? 8 : 36)) < 0.01)
        #expect(bar.frame.minY == 3)
      }
    }
  }

  @Test func whereNothingScrollsThereIsNoIndicator() throws {
    let rows = try bars("content-height: 844", [], until: 0.1)
    #expect(rows.allSatisfy { $0.indicators.allSatisfy { $0.frame == .zero && $0.alpha == 0 } })
  }
}
