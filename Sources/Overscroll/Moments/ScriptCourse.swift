package import Foundation
import HeadlessUIKit

/// The course of a script that was played to its end: its steps, the offsets of the first scroll
/// view, and the calls of its delegate. Times are in seconds since the start of the script.
package struct ScriptCourse: Codable, Sendable {
  /// A step of the script.
  package struct Step: Codable, Sendable {
    /// The step in the form of a scene file, for example `hold: 0.5s`.
    package let text: String
    package let start, end: TimeInterval
  }

  /// A call of a delegate's method. `scrollViewDidScroll` is left out, because it occurs in almost
  /// every tick.
  package struct Event: Codable, Sendable {
    package let text: String
    package let time: TimeInterval
  }

  package let steps: [Step]
  package let events: [Event]
  /// The times of the display's ticks.
  package let times: [TimeInterval]
  /// The vertical offset at each tick, in points rounded to a thousandth; nil without a scroll
  /// view.
  package let offsets: [Double?]
  /// The end of the script.
  package let end: TimeInterval
  /// The moments of the snapshot.
  package var moments: [TimeInterval]

  /// Plays a script.
  ///
  /// - Parameter moments: The moments of the snapshot.
  /// - Throws: `MomentProblem`, and errors of the screen.
  @MainActor
  package init(
    moments: [ScriptMoment], makeStage: @escaping () throws -> Stage
  ) throws {
    let run = try PlayedRun(makeStage)
    let starts = run.steps.map(\.start)
    steps = run.steps.enumerated().map { index, step in
      Step(
        text: step.text, start: step.start,
        end: index + 1 < starts.count ? starts[index + 1] : run.end)
    }
    events = run.rows.flatMap { row in
      row.events.filter { $0.call != .didScroll }.map { Event(text: "\($0)", time: row.time) }
    }
    times = run.rows.map(\.time)
    offsets = run.firstOffsets.map { $0.map { ($0 * 1000).rounded() / 1000 } }
    let end = run.end
    self.end = end
    self.moments = try MomentSearch(played: run, makeStage: makeStage).places(of: moments).map {
      switch $0 {
      case .shown(let time): min(time ?? end, end)
      case .between(let stage): stage.time
      }
    }
  }

  /// The ticks to show as pictures: all around the moments, and others at equal distances.
  ///
  /// - Parameter limit: The number of pictures that should not be exceeded by much; positive.
  package func shownTicks(limit: Int) -> [Int] {
    let step = (times.count - 1) / limit + 1
    let near = moments.map { moment in times.lastIndex { $0 <= moment + Timeline.instant } ?? 0 }
    return times.indices.filter { tick in
      tick.isMultiple(of: step) || tick == times.count - 1 || near.contains { abs($0 - tick) <= 3 }
    }
  }
}
