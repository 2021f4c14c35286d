import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Every trace of an independent model in `Fixtures/Traces` is reproduced to 1e-6 points.
struct TraceTests {
  @Test(arguments: [60, 120]) func singleViewTracesAreReproduced(rate: Int) throws {
    for trace in try ReferenceTraces.load().traces {
      let view = trace.config.run(trace.script)
      let corners = trace.script.flatMap(\.touch.corners)
      for row in try ReferenceTraces.rows("\(trace.name)_\(rate)") {
        let time = try number(row[0], rate)
        let boundary = view.spans.contains { abs($0.start - time) < 1e-6 }
        #expect(abs(view.offset(at: time) - Double(row[2])!) < 1e-6, "\(trace.name) \(time)")
        #expect(boundary || view.span(at: time).phase.rawValue == row[4], "\(trace.name) \(time)")
        #expect(Double(row[1]) == nil || close(view.finger(at: time), Double(row[1]), 1e-6))
        let velocity = Double(row[3])!
        let tolerance = max(1e-5, abs(velocity) * 1e-9)
        let corner = corners.contains { abs($0 - time) < 1e-6 }
        #expect(
          boundary || corner || close(view.velocity(at: time), velocity, tolerance),
          "\(trace.name) \(time)")
      }
    }
  }

  /// Returns a printed time as an exact multiple of the frame duration. Times are printed with nine
  /// decimals.
  private func number(_ text: String, _ rate: Int) throws -> Double {
    (try #require(Double(text)) * Double(rate)).rounded() / Double(rate)
  }

  private func close(_ a: Double?, _ b: Double?, _ tolerance: Double) -> Bool {
    guard let a, let b else { return a == b }
    return a == b || abs(a - b) <= tolerance
  }

  @Test func spansBeginWhenTheyShould() throws {
    for trace in try ReferenceTraces.load().traces {
      let view = trace.config.run(trace.script)
      #expect(view.spans.map(\.phase.rawValue) == trace.spans.map(\.phase), "\(trace.name)")
      for (mine, recorded) in zip(view.spans, trace.spans) {
        #expect(close(mine.start, recorded.start ?? mine.start, 1e-9), "\(trace.name)")
      }
    }
  }

  @Test func callbacksComeInOrder() throws {
    let manifest = try ReferenceTraces.load()
    for trace in manifest.traces {
      expect(trace.config.run(trace.script).callbacks, trace.events, trace.name)
    }
    for nested in manifest.nested {
      expect(nested.outer.run(nested.script).callbacks, nested.outerEvents, nested.name)
    }
  }

  private func expect(
    _ mine: [ReferenceScrollView.Callback], _ recorded: [ReferenceTraces.Event], _ name: String
  ) {
    #expect(mine.map(\.name) == recorded.map(\.callback), "\(name)")
    for (a, b) in zip(mine, recorded) {
      #expect(abs(a.time - b.time) < 1e-9, "\(name) \(a)")
      #expect(close(a.velocity, b.velocityPtPerMs, 1e-9), "\(name) \(a)")
      #expect(close(a.target, b.targetContentOffset, 1e-6), "\(name) \(a)")
      #expect(a.willDecelerate == b.willDecelerate, "\(name) \(a)")
    }
  }

  @Test func gesturesReleaseWhatTheyShould() throws {
    for trace in try ReferenceTraces.load().traces {
      let axis = trace.config.axis
      #expect(axis.range.lower == trace.minOffset && axis.range.upper == trace.maxOffset)
      for (step, gesture) in zip(trace.script, trace.gestures) {
        let path = step.touch.path
        let finger = path.releaseVelocity(along: .vertical)
        let began = try #require(path.recognition(distance: 10, axes: [.vertical]))
        #expect(abs(finger - gesture.fingerReleaseVelocity) < 1e-6)
        #expect(abs(began.time - gesture.began) < 1e-9)
        let momentum = axis.constants.momentum(fingerVelocityX: 0, y: finger).y
        #expect(abs(momentum - gesture.releaseMomentum) < 1e-6)
      }
    }
  }

  /// The inner view has no room in the direction of the drag, so the outer view takes the gesture.
  @Test(arguments: [60, 120]) func nestedTracesAreReproduced(rate: Int) throws {
    for nested in try ReferenceTraces.load().nested {
      let path = nested.script[0].touch.path
      let began = try #require(path.recognition(distance: 10, axes: [.vertical]))
      let inner = nested.inner.axis.range
      #expect(!inner.hasRoom(from: nested.inner.start, toward: -began.direction))
      #expect(nested.outer.axis.range.hasRoom(from: nested.outer.start, toward: -began.direction))
      let outer = nested.outer.run(nested.script)
      for row in try ReferenceTraces.rows("\(nested.name)_\(rate)") {
        let time = try number(row[0], rate)
        #expect(Double(row[2]) == nested.inner.start)
        #expect(abs(outer.offset(at: time) - Double(row[3])!) < 1e-6)
        #expect(outer.span(at: time).phase.rawValue == row[5])
      }
    }
  }

  @Test func indicatorTracesAreReproduced() throws {
    for indicator in try ReferenceTraces.load().indicators {
      let axis = indicator.config.axis
      let view = indicator.config.run(indicator.script)
      let began = view.callbacks[0].time
      for row in try ReferenceTraces.rows("\(indicator.name)_60") {
        let time = try number(row[0], 60)
        let bar = try #require(ScrollIndicator(axis: axis, offset: view.offset(at: time)))
        #expect(abs(bar.start - Double(row[2])!) < 1e-6, "\(time)")
        #expect(abs(bar.length - Double(row[3])!) < 1e-6, "\(time)")
        let rest = view.trajectory.endTime
        let shown = ScrollIndicator.opacity(secondsAfterScrolling: time - rest)
        #expect(abs((time < began ? 0 : shown) - Double(row[4])!) < 1e-6, "\(time)")
      }
    }
  }
}
