import Foundation
import HeadlessUIKit

extension Recorder {
  /// Plays the timeline and passes a trace row per tick to `body`. The first row is at time 0 and
  /// the last is at or after the end.
  ///
  /// - Throws: `RecordingError`, errors of the stage or its creation, and errors of `body`.
  public func trace(_ sampling: TraceSampling, _ body: (TraceRow) throws -> Void) throws {
    let stage = try makeStage()
    let display = sampling.rate.flatMap(DisplayRate.init) ?? stage.display
    var last: CGPoint?
    var tick = 0
    while true {
      try stage.advance(to: display.time(ofTick: tick))
      let isLast = stage.end != nil
      let offset = stage.scrollViews.first?.contentOffset ?? .zero
      if isLast || sampling.keeps(offset, after: last) {
        try body(stage.traceRow())
        last = offset
      }
      if isLast { return tellProblems(stage.problems) }
      tick += 1
      guard tick < Stage.tickLimit else {
        throw RecordingError.tooManyTicks(limit: Stage.tickLimit)
      }
    }
  }
}
