import Foundation
import Overscroll
import ScrollPhysics
import TestSupport
import Testing

/// Every recorded trace is reproduced from the text of a scene to trace rows, within the tolerances
/// of the manifest next to the traces.
@MainActor
struct ReferenceTraceTests {
  @Test(arguments: [60, 120]) func singleViewTracesAreReproduced(rate: Int) throws {
    for trace in try ReferenceTraces.load().traces {
      let rows = try ScenePlay(trace.scene).rows(rate: rate)
      let recorded = try ReferenceTraces.rows("\(trace.name)_\(rate)")
      try #require(rows.count == recorded.count, "\(trace.name)")
      let corners = trace.script.flatMap(\.corners)
      let boundaries = corners + trace.events.map(\.time)
      for (index, (row, numbers)) in zip(rows, recorded).enumerated() {
        let view = try #require(row.scrollView("scrollView"))
        let place: Comment = "\(trace.name) at \(row.time)"
        #expect(abs(row.time - Double(index) / Double(rate)) < 1e-12, place)
        #expect(abs(Double(view.contentOffset.y) - Double(numbers[2])!) < 0.01, place)
        // Spans that begin without a callback, such as reaching an edge, are visible in the
        // recording itself.
        let isNearBoundary =
          boundaries.contains { abs($0 - row.time) < 1e-6 }
          || index > 0 && recorded[index - 1][4] != numbers[4]
        if !boundaries.contains(where: { abs($0 - row.time) < 1e-6 }) {
          #expect(view.phase.rawValue == numbers[4], place)
        }
        guard !isNearBoundary else { continue }
        let velocity = Double(numbers[3])!
        #expect(
          abs(Double(view.velocity.y) - velocity) < max(0.1, abs(velocity) * 1e-4), place)
      }
    }
  }

  @Test func callbacksComeInOrderWithTheirArguments() throws {
    let reference = try ReferenceTraces.load()
    for trace in reference.traces {
      let calls = try ScenePlay(trace.scene).callbacks()
      expect(calls["scrollView"] ?? [], trace.events, trace.name)
    }
    for nested in reference.nested {
      let calls = try ScenePlay(nested.scene).callbacks()
      expect(calls["inner"] ?? [], nested.innerEvents, nested.name)
      expect(calls["outer"] ?? [], nested.outerEvents, nested.name)
    }
  }

  private func expect(
    _ calls: [CallLog.Call], _ recorded: [ReferenceTraces.Event], _ name: String
  ) {
    #expect(calls.map(\.name) == recorded.map(\.callback), "\(name)")
    for (call, event) in zip(calls, recorded) {
      let place: Comment = "\(name): \(call)"
      #expect(abs(call.time - event.time) < 1e-4, place)
      #expect(isClose(call.velocity, event.velocityPtPerMs), place)
      #expect(isClose(call.target, event.targetContentOffset), place)
      #expect(call.willDecelerate == event.willDecelerate, place)
    }
  }

  private func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == b }
    return abs(a - b) < 1e-3
  }

  @Test(arguments: [60, 120]) func nestedTracesAreReproduced(rate: Int) throws {
    for nested in try ReferenceTraces.load().nested {
      let rows = try ScenePlay(nested.scene).rows(rate: rate)
      let recorded = try ReferenceTraces.rows("\(nested.name)_\(rate)")
      try #require(rows.count == recorded.count, "\(nested.name)")
      for (row, numbers) in zip(rows, recorded) {
        let inner = try #require(row.scrollView("inner"))
        let outer = try #require(row.scrollView("outer"))
        let place: Comment = "\(nested.name) at \(row.time)"
        #expect(abs(Double(inner.contentOffset.y) - Double(numbers[2])!) < 0.01, place)
        #expect(abs(Double(outer.contentOffset.y) - Double(numbers[3])!) < 0.01, place)
        #expect(inner.phase.rawValue == numbers[4], place)
        #expect(outer.phase.rawValue == numbers[5], place)
      }
    }
  }

  @Test func indicatorTracesAreReproduced() throws {
    for indicator in try ReferenceTraces.load().indicators {
      let rows = try ScenePlay(indicator.scene).rows(rate: 60)
      let recorded = try ReferenceTraces.rows("\(indicator.name)_60")
      try #require(rows.count == recorded.count, "\(indicator.name)")
      for (row, numbers) in zip(rows, recorded) {
        let bar = try #require(row.indicators.first { $0.scrollView == "scrollView" })
        let place: Comment = "\(indicator.name) at \(row.time)"
        #expect(abs(Double(bar.frame.minY) - Double(numbers[2])!) < 0.01, place)
        #expect(abs(Double(bar.frame.height) - Double(numbers[3])!) < 0.01, place)
        #expect(abs(bar.alpha - Double(numbers[4])!) < 0.01, place)
        #expect(bar.frame.minX == 390 - 3 - 3 && bar.frame.width == 3, place)
      }
    }
  }

  /// Rates of 30, 50, 60 and 120 frames per second sample one function of time.
  @Test func allRatesSeeOneMotion() throws {
    for trace in try ReferenceTraces.load().traces {
      let play = try ScenePlay(trace.scene)
      let finest = try play.rows(rate: 240)
      for rate in [20, 30, 60, 120] {
        for (index, row) in try play.rows(rate: rate).enumerated() {
          let other = finest[index * (240 / rate)]
          #expect(row.time == other.time)
          #expect(
            row.scrollViews[0].contentOffset == other.scrollViews[0].contentOffset,
            "\(trace.name) at \(row.time), \(rate) Hz")
          #expect(row.scrollViews[0].phase == other.scrollViews[0].phase)
        }
      }
      // Ticks at 50 Hz do not match those at 60 Hz, except every fifth one.
      let sixty = try play.rows(rate: 60)
      for (index, row) in try play.rows(rate: 50).enumerated() where index % 5 == 0 {
        let other = sixty[index / 5 * 6]
        #expect(
          abs(row.scrollViews[0].contentOffset.y - other.scrollViews[0].contentOffset.y) < 1e-9,
          "\(trace.name) at \(row.time), 50 Hz")
      }
    }
  }
}
