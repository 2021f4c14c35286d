import Foundation
import HeadlessUIKit

extension Recorder {
  /// Plays the timeline and hands out a row per tick, the first at 0 and the last at or after the end.
  ///
  /// - Throws: `RecordingError`, what making the screen and playing the timeline throws, and what `body` does.
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
      guard tick < ScreenRun.tickLimit else {
        throw RecordingError.tooManyTicks(limit: ScreenRun.tickLimit)
      }
    }
  }
}
