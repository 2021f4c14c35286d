import Foundation
import ScrollPhysics
import Testing

/// Further runs of the independent model behind `Fixtures/Traces`. Only the extreme offsets over
/// the 60 Hz frames, the final offset and the time of rest are known. The scripts were found by
/// search: they use round numbers that give the printed values.
struct ScenarioTests {
  struct Row: CustomStringConvertible {
    var name: String
    var axis = ScrollAxis(content: 3000, bounds: 844)
    var start = 0.0
    var script: [ReferenceScrollView.Step]
    var least: Double
    var most: Double
    var final: Double
    var rest: Double
    var description: String { name }
  }

  private static func finger(
    _ points: (Double, Double)..., from y: Double = 700, down: Double = 0.1
  ) -> ReferenceScrollView.Step {
    let segments = points.map {
      FingerPath.Segment(to: CGPoint(x: 0, y: $0.1), duration: $0.0)
    }
    return .touch(FingerPath(start: CGPoint(x: 0, y: y), downTime: down, segments: segments))
  }

  private static func axis(content: Double = 3000, _ change: (inout ScrollAxis) -> Void)
    -> ScrollAxis
  {
    var axis = ScrollAxis(content: content, bounds: 844)
    change(&axis)
    return axis
  }

  private static let fast = axis { $0.decelerationRate = 0.99 }
  private static let paged = axis(content: 3376) { $0.isPagingEnabled = true }
  private static let short = axis(content: 400) { _ in }
  private static let shortBouncing = axis(content: 400) { $0.alwaysBounces = true }
  private static let inset = ScrollAxis(
    content: 3000, bounds: 844, insetBefore: 88, insetAfter: 34)

  static let rows: [Row] = [
    Row(
      name: "01 slow drag, hold, release", script: [finger((1, 500), (0.2, 500))],
      least: 0, most: 190, final: 190, rest: 1.3),
    Row(
      name: "02 released below the threshold", script: [finger((1, 500))],
      least: 0, most: 190, final: 190, rest: 1.1),
    Row(
      name: "06 fling to the top", start: 700, script: [finger((0.1, 500), from: 200)],
      least: -72.640, most: 700, final: 0, rest: 1.0987),
    Row(
      name: "07 over-drag 50", script: [finger((0.5, 260), (0.2, 260), from: 200)],
      least: -26.632, most: 0, final: 0, rest: 1.1955),
    Row(
      name: "08 over-drag 100", script: [finger((0.5, 310), (0.2, 310), from: 200)],
      least: -51.635, most: 0, final: 0, rest: 1.2614),
    Row(
      name: "10 over-drag 400", script: [finger((0.5, 610), (0.2, 610), from: 200)],
      least: -174.511, most: 0, final: 0, rest: 1.3826),
    Row(
      name: "11 over-drag the bottom 150", start: 2156,
      script: [finger((0.4, 540), (0.2, 540))],
      least: 2156, most: 2231.154, final: 2156, rest: 1.1988),
    Row(
      name: "12 released moving out", script: [finger((0.2, 400), from: 200)],
      least: -92.987, most: 0, final: 0, rest: 0.98),
    Row(
      name: "13 flicked back in",
      script: [finger((0.3, 610), (0.1, 610), (0.1, 390), from: 200)],
      least: -174.511, most: 662.459, final: 662.459, rest: 4.2329),
    Row(
      name: "14 caught and lifted",
      script: [finger((0.1, 400)), finger((0.3, 500), from: 500, down: 0.6)],
      least: 0, most: 1115.719, final: 1115.719, rest: 0.9),
    Row(
      name: "15 caught and thrown back",
      script: [
        finger((0.1, 400)), finger((0.1, 300), (0.15, 700), from: 300, down: 0.6),
      ],
      least: -40.991, most: 1115.719, final: 0, rest: 1.9135),
    Row(
      name: "16 a bounce caught and dragged on", start: 1200,
      script: [
        finger((0.1, 400)), finger((0.3, 440), (0.3, 440), from: 500, down: 0.55),
      ],
      least: 1200, most: 2234.567, final: 2156, rest: 1.6532),
    Row(
      name: "17 two quick flings", axis: axis(content: 10_000) { _ in },
      script: [finger((0.1, 400)), finger((0.1, 400), down: 0.35)],
      least: 0, most: 2477.217, final: 2477.217, rest: 4.4487),
    Row(
      name: "20 short content, always bouncing", axis: shortBouncing,
      script: [finger((0.3, 410), (0.1, 410), from: 200)],
      least: -97.317, most: 0, final: 0, rest: 1.0245),
    Row(
      name: "22 fast rate inside", axis: fast, script: [finger((0.15, 400))],
      least: 0, most: 488.998, final: 488.998, rest: 0.8456),
    Row(
      name: "23 fast rate to the end", axis: fast, start: 1800, script: [finger((0.1, 400))],
      least: 1800, most: 2213.914, final: 2156, rest: 0.8358),
    Row(
      name: "24 a flick turns the page", axis: paged, script: [finger((0.1, 620))],
      least: 0, most: 844, final: 844, rest: 1.0780),
    Row(
      name: "26 past half a page", axis: paged, script: [finger((1, 200), (0.2, 200))],
      least: 0, most: 844, final: 844, rest: 2.1079),
    Row(
      name: "27 a fast flick turns one page", axis: paged, script: [finger((0.05, 400))],
      least: 0, most: 844, final: 844, rest: 0.7970),
    Row(
      name: "28 animated", script: [.animate(to: 1000, at: 0.1)],
      least: 0, most: 1000, final: 1000, rest: 0.4),
    Row(
      name: "29 animated, caught",
      script: [.animate(to: 1000, at: 0.1), finger((0.2, 500), from: 500, down: 0.25)],
      least: 0, most: 500, final: 500, rest: 0.45),
    Row(
      name: "30 a jump that stops", script: [finger((0.1, 400)), .setOffset(800, at: 0.5)],
      least: 0, most: 938.713, final: 800, rest: 0.5),
    Row(
      name: "31 a jump that keeps the fling",
      script: [finger((0.15, 400)), .assign(300, at: 0.5)],
      least: 0, most: 905.621, final: 905.621, rest: 4.0461),
    Row(
      name: "33 insets at the top", axis: inset, start: -88,
      script: [finger((0.4, 360), (0.2, 360), from: 200)],
      least: -163.154, most: -88, final: -88, rest: 1.1988),
  ]

  @Test(arguments: rows) func rowOfTheTable(row: Row) {
    let view = ReferenceScrollView(axis: row.axis, start: row.start, script: row.script)
    let offsets = (0...360).map { view.offset(at: Double($0) / 60) }
    #expect(abs(offsets.min()! - row.least) < 5.1e-4)
    #expect(abs(offsets.max()! - row.most) < 5.1e-4)
    #expect(abs(view.offset(at: 6) - row.final) < 5.1e-4)
    #expect(abs(view.spans.last!.start - row.rest) < 5.1e-5)
    #expect(view.span(at: 6).phase == .idle)
  }

  @Test func contentThatCannotMoveNeverBeginsToDrag() {
    let view = ReferenceScrollView(
      axis: Self.short, start: 0, script: [Self.finger((0.3, 410), from: 200)])
    #expect(view.callbacks.isEmpty)
    #expect(view.spans.map(\.phase) == [.idle, .tracking, .idle])
    #expect(view.spans.allSatisfy { $0.offset(0.3) == 0 })
  }

  @Test func withoutBouncingTheEdgeHolds() {
    let axis = Self.axis { $0.bounces = false }
    let view = ReferenceScrollView(
      axis: axis, start: 0,
      script: [Self.finger((0.2, 500), from: 200), Self.finger((0.05, 450), down: 0.5)])
    let offsets = (0...360).map { view.offset(at: Double($0) / 60) }
    #expect(offsets.min() == 0)
    #expect(offsets.max() == 2156)
    #expect(view.spans.last!.velocity(6) == 0)
    #expect(!view.spans.contains { $0.phase == .bouncing })
  }

  @Test func aFlickTurnsOnePage() {
    let view = ReferenceScrollView(
      axis: Self.paged, start: 0, script: [Self.finger((0.1, 400))])
    #expect(view.spans.map(\.phase) == [.idle, .tracking, .dragging, .paging, .idle])
    #expect(view.callbacks[1].target == 844)
    let offsets = (0...360).map { view.offset(at: Double($0) / 60) }
    #expect(offsets.max() == 844)
  }

  @Test func aSlowReleaseTurnsToTheNearestPage() {
    for (travel, page) in [(400.0, 0.0), (500, 844), (1300, 844 * 2)] {
      let view = ReferenceScrollView(
        axis: Self.paged, start: 0,
        script: [Self.finger((1, 1500 - travel), (0.2, 1500 - travel), from: 1500)])
      #expect(view.callbacks[1].target == page)
      #expect(view.offset(at: 6) == page)
    }
  }

  @Test func releasedExactlyOnAPageNothingDecelerates() {
    let view = ReferenceScrollView(
      axis: Self.paged, start: 0,
      script: [Self.finger((1, 646), (0.2, 646), from: 1500)])
    #expect(
      view.callbacks.map(\.name) == ["willBeginDragging", "willEndDragging", "didEndDragging"])
    #expect(view.callbacks[2].willDecelerate == false)
  }

  @Test func aCaughtBounceIsDraggedWithoutAJump() {
    let view = ReferenceScrollView(
      axis: ScrollAxis(content: 3000, bounds: 844), start: 1200,
      script: [Self.finger((0.1, 400)), Self.finger((0.2, 480), (0.2, 480), from: 500, down: 0.58)])
    let before = view.offset(at: 0.58 - 1e-9)
    #expect(before > 2200)
    #expect(abs(view.offset(at: 0.58) - before) < 1e-5)
    #expect(view.span(at: 0.58).phase == .dragging)
    // The finger continues outwards: the displacement is band(unband(d) + 20), not d + band(20).
    let band = RubberBand(dimension: 844)
    let expected = 2156 + band.displayed(band.travel(before - 2156) + 20)
    #expect(abs(view.offset(at: 0.8) - expected) < 1e-5)
    #expect(view.offset(at: 6) == 2156)
  }

  @Test func callbacksOfACaughtFling() {
    let lifted = ReferenceScrollView(
      axis: ScrollAxis(content: 3000, bounds: 844), start: 0,
      script: [Self.finger((0.1, 400)), Self.finger((0.3, 500), from: 500, down: 0.6)])
    #expect(
      lifted.callbacks.dropFirst(4).map(\.name) == [
        "willBeginDragging", "willEndDragging", "didEndDragging", "didEndDecelerating",
      ])
    let flung = ReferenceScrollView(
      axis: ScrollAxis(content: 3000, bounds: 844), start: 0,
      script: [Self.finger((0.1, 400)), Self.finger((0.1, 200), from: 500, down: 0.6)])
    #expect(flung.callbacks.filter { $0.name == "didEndDecelerating" }.count == 1)
    #expect(flung.callbacks.last?.name == "didEndDecelerating")
    let animated = ReferenceScrollView(
      axis: ScrollAxis(content: 3000, bounds: 844), start: 0,
      script: [.animate(to: 1000, at: 0.1), Self.finger((0.2, 500), from: 500, down: 0.25)])
    #expect(animated.callbacks.first?.name == "didEndScrollingAnimation")
    #expect(animated.callbacks.first?.time == 0.25)
  }
}
