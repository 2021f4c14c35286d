import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import Testing

/// Scenarios whose scripts follow from their descriptions, played from scenes. The known numbers
/// are the extreme offsets over the 60 Hz frames, the final offset, and the time of rest.
@MainActor
struct ScenarioTests {
  struct Row: CustomStringConvertible, Sendable {
    var name: String
    var options = ""
    var steps: [String]
    var least: Double
    var most: Double
    var final: Double
    var rest: Double
    var phases: String?
    var description: String { name }

    var scene: String {
      scrollViewScene(
        options: options.isEmpty ? "content-height: 3000" : options,
        timeline: steps, until: 6)
    }
  }

  private nonisolated static func finger(
    _ points: (Double, Double)..., from y: Double = 700, down: Double = 0.1, ease: String = "linear"
  ) -> String {
    touchText(at: down, from: y, points.map { ($0.0, $0.1, ease) })
  }

  private nonisolated static func step(_ text: String, at time: Double) -> String {
    "  - at: \(time)s\n  - \(text)\n"
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "01 slow drag, hold, release", steps: [finger((1, 500), (0.2, 500))],
      least: 0, most: 190, final: 190, rest: 1.3, phases: "idle tracking dragging idle"),
    Row(
      name: "02 released below the threshold", steps: [finger((1, 500))],
      least: 0, most: 190, final: 190, rest: 1.1),
    Row(
      name: "03 fling inside", steps: [finger((0.15, 400))],
      least: 0, most: 1289, final: 1289, rest: 4.0461),
    Row(
      name: "05 fling to the end", options: "offset: 1200", steps: [finger((0.1, 400))],
      least: 1200, most: 2211.553, final: 2156, rest: 1.2042),
    Row(
      name: "06 fling to the top", options: "offset: 700", steps: [finger((0.1, 500), from: 200)],
      least: -72.640, most: 700, final: 0, rest: 1.0987),
    Row(
      name: "07 over-drag 50", steps: [finger((0.5, 260), (0.2, 260), from: 200)],
      least: -26.632, most: 0, final: 0, rest: 1.1955),
    Row(
      name: "08 over-drag 100", steps: [finger((0.5, 310), (0.2, 310), from: 200)],
      least: -51.635, most: 0, final: 0, rest: 1.2614),
    Row(
      name: "09 over-drag 200", steps: [finger((0.5, 410), (0.2, 410), from: 200)],
      least: -97.317, most: 0, final: 0, rest: 1.3245),
    Row(
      name: "10 over-drag 400", steps: [finger((0.5, 610), (0.2, 610), from: 200)],
      least: -174.511, most: 0, final: 0, rest: 1.3826),
    Row(
      name: "11 over-drag the bottom 150", options: "offset: 2156",
      steps: [finger((0.4, 540), (0.2, 540))],
      least: 2156, most: 2231.154, final: 2156, rest: 1.1988),
    Row(
      name: "12 released moving out", steps: [finger((0.2, 400), from: 200)],
      least: -92.987, most: 0, final: 0, rest: 0.98),
    Row(
      name: "13 flicked back in", steps: [finger((0.4, 610), (0.1, 390), from: 200)],
      least: -174.511, most: 662.459, final: 662.459, rest: 4.2329,
      phases: "idle tracking dragging bouncing decelerating idle"),
    Row(
      name: "14 caught and lifted",
      steps: [finger((0.1, 400)), finger((0.3, 500), from: 500, down: 0.6)],
      least: 0, most: 1115.719, final: 1115.719, rest: 0.9,
      phases: "idle tracking dragging decelerating dragging idle"),
    Row(
      name: "15 caught and thrown back",
      steps: [finger((0.1, 400)), finger((0.1, 400), (0.15, 800), from: 400, down: 0.6)],
      least: -40.991, most: 1115.719, final: 0, rest: 1.9135,
      phases: "idle tracking dragging decelerating dragging decelerating bouncing idle"),
    Row(
      name: "16 bounce caught and dragged on", options: "offset: 1200",
      steps: [finger((0.1, 400)), finger((0.4, 440), (0.2, 440), from: 500, down: 0.55)],
      least: 1200, most: 2234.567, final: 2156, rest: 1.6532),
    Row(
      name: "17 two quick flings", options: "content-height: 10000",
      steps: [finger((0.1, 400)), finger((0.1, 400), down: 0.35)],
      least: 0, most: 2477.217, final: 2477.217, rest: 4.4487),
    Row(
      name: "20 short content, always bouncing",
      options: "content-height: 400, always-bounce: true",
      steps: [finger((0.3, 410), (0.1, 410), from: 200)],
      least: -97.317, most: 0, final: 0, rest: 1.0245),
    Row(
      name: "22 fast rate inside", options: "deceleration-rate: fast",
      steps: [finger((0.15, 400))], least: 0, most: 488.998, final: 488.998, rest: 0.8456),
    Row(
      name: "23 fast rate to the end", options: "deceleration-rate: 0.99, offset: 1800",
      steps: [finger((0.1, 400))], least: 1800, most: 2213.914, final: 2156, rest: 0.8358),
    Row(
      name: "25 less than half a page", options: "content-height: 3376, paging: true",
      steps: [finger((0.8, 400), (0.2, 400))],
      least: 0, most: 290, final: 0, rest: 1.8876, phases: "idle tracking dragging paging idle"),
    Row(
      name: "26 more than half a page", options: "content-height: 3376, paging: true",
      steps: [finger((1, 200), (0.2, 200))],
      least: 0, most: 844, final: 844, rest: 2.1079, phases: "idle tracking dragging paging idle"),
    Row(
      name: "28 animated", steps: [step("scroll-to: {y: 1000, animated: true}", at: 0.1)],
      least: 0, most: 1000, final: 1000, rest: 0.4, phases: "idle animating idle"),
    Row(
      name: "29 animated, caught",
      steps: [
        step("scroll-to: {y: 1000, animated: true}", at: 0.1),
        finger((0.2, 500), from: 500, down: 0.25),
      ], least: 0, most: 500, final: 500, rest: 0.45),
    Row(
      name: "30 a jump that stops",
      steps: [finger((0.1, 400)), step("scroll-to: {y: 800, animated: false}", at: 0.5)],
      least: 0, most: 938.713, final: 800, rest: 0.5),
    Row(
      name: "31 a jump that keeps the fling",
      steps: [finger((0.15, 400)), step("set-offset: {y: 300}", at: 0.5)],
      least: 0, most: 905.621, final: 905.621, rest: 4.0461),
    Row(
      name: "32 insets, fling to the end",
      options: "inset-top: 88, inset-bottom: 34, offset: 1000", steps: [finger((0.1, 400))],
      least: 1000, most: 2238.4, final: 2190, rest: 1.3339),
    Row(
      name: "33 insets, over-drag",
      options: "inset-top: 88, inset-bottom: 34",
      steps: [finger((0.4, 360), (0.2, 360), from: 200)],
      least: -163.154, most: -88, final: -88, rest: 1.1988),
  ]

  @Test(arguments: rows) func rowOfTheTable(row: Row) throws {
    let play = try ScenePlay(row.scene)
    let views = try play.rows(rate: 60).map { $0.scrollViews[0] }
    let offsets = views.map { Double($0.contentOffset.y) }
    #expect(abs(offsets.min()! - row.least) < 5.1e-4)
    // The table does not contain the greatest offset of row 32.
    #expect(row.name.hasPrefix("32") || abs(offsets.max()! - row.most) < 5.1e-4)
    #expect(abs(offsets.last! - row.final) < 5.1e-4)
    #expect(views.last!.phase == .idle)
    if let phases = row.phases {
      let changes = views.indices.filter { $0 == 0 || views[$0].phase != views[$0 - 1].phase }
      #expect(changes.map { views[$0].phase.rawValue }.joined(separator: " ") == phases)
    }
    let stage = try play.stage()
    try stage.advance(to: row.rest - 1e-4)
    #expect(stage.traceRow().scrollViews[0].phase != .idle)
    try stage.advance(to: row.rest + 1e-4)
    #expect(stage.traceRow().scrollViews[0].phase == .idle)
  }

  @Test func contentThatCannotMoveNeverBeginsToDrag() throws {
    let play = try ScenePlay(
      scrollViewScene(
        options: "content-height: 400", timeline: [Self.finger((0.3, 410), from: 200)], until: 1))
    let rows = try play.rows(rate: 60)
    #expect(rows.allSatisfy { $0.scrollViews[0].contentOffset.y == 0 && $0.events.isEmpty })
    #expect(rows.contains { $0.scrollViews[0].phase == .tracking })
  }

  @Test func withoutBouncingTheEdgeHolds() throws {
    let play = try ScenePlay(
      scrollViewScene(
        options: "bounces: false",
        timeline: [
          Self.finger((0.2, 500), from: 200), Self.finger((0.05, 450), down: 0.5),
        ], until: 6))
    let rows = try play.rows(rate: 60).map { $0.scrollViews[0] }
    #expect(rows.map(\.contentOffset.y).min() == 0)
    #expect(rows.map(\.contentOffset.y).max() == 2156)
    #expect(!rows.contains { $0.phase == .bouncing })
    #expect(rows.last?.velocity.y == 0)
  }

  @Test func aFlickTurnsOnePage() throws {
    for travel in [200.0, 300, 500] {
      let play = try ScenePlay(
        scrollViewScene(
          options: "content-height: 3376, paging: true",
          timeline: [Self.finger((0.1, 700 - travel))], until: 3))
      let rows = try play.rows(rate: 60).map { $0.scrollViews[0] }
      #expect(rows.map(\.contentOffset.y).max() == 844 && rows.last?.contentOffset.y == 844)
      #expect(try play.callbacks()["scrollView"]?[1].target == 844)
    }
  }

  /// A touch with eased motion begins off the frame grid. Its velocity estimate reads a 60 Hz
  /// lattice that begins at touch-down.
  @Test func aTouchOffTheGridIsTheSameMotionLater() throws {
    func offsets(down: Double) throws -> [CGFloat] {
      let stage = try ScenePlay(
        scrollViewScene(
          options: "content-height: 3000",
          timeline: [Self.finger((0.17, 430), from: 700, down: down, ease: "smooth")], until: 6)
      ).stage()
      return try (0..<100).map { index in
        try stage.advance(to: down + Double(index) / 60)
        return stage.scrollViews[0].contentOffset.y
      }
    }
    for (a, b) in zip(try offsets(down: 0.1), try offsets(down: 0.1234567)) {
      #expect(abs(a - b) < 1e-6)
    }
  }
}
