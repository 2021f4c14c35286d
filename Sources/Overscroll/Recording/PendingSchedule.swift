import Foundation

/// A schedule of pictures, with the number of those already taken.
struct PendingSchedule {
  private let schedule: ScreenRun.Schedule
  private let display: DisplayRate
  /// The number of pictures taken.
  private var count = 0
  /// Whether more pictures may be needed.
  private(set) var isPending = true

  init(_ schedule: ScreenRun.Schedule, display: DisplayRate) {
    self.display = display
    if case .still(let time?) = schedule, time.isNaN {
      self.schedule = .still(at: nil)
    } else {
      self.schedule = schedule
    }
  }

  /// Whether a picture shows the tick, unless the script ends earlier.
  func wants(_ tick: Int) -> Bool {
    guard isPending else { return false }
    switch schedule {
    case .film(let film): return film.tick(ofFrame: count, on: display) == tick
    case .still(let time): return time.map { display.tick(at: $0) == tick } ?? false
    }
  }

  /// Returns the number of pictures that show a tick, and marks them as taken.
  ///
  /// - Parameter end: The time at which the script ends, if that is not after the next tick.
  ///   Pictures of later times show the last tick.
  /// - Throws: `RecordingError.tooManyFrames`.
  mutating func take(_ tick: Int, before end: TimeInterval?) throws -> Int {
    switch schedule {
    case .film(let film):
      guard isPending else { return 0 }
      let first = count
      while film.tick(ofFrame: count, on: display) <= tick,
        count == 0 || film.time(ofFrame: count) < film.end - Timeline.instant,
        count == 0 && film.start == 0 || isBefore(end, film.time(ofFrame: count))
      {
        guard count < Recorder.maximumFrames else {
          throw RecordingError.tooManyFrames(limit: Recorder.maximumFrames)
        }
        count += 1
      }
      // A film that begins after the end of the script still needs one frame, the last tick.
      let isOver = end != nil || film.time(ofFrame: count) >= film.end - Timeline.instant
      if count > 0, isOver { isPending = false }
      return count - first
    case .still(let time):
      guard wants(tick), let time, isBefore(end, time) else { return 0 }
      isPending = false
      return 1
    }
  }

  /// Returns the number of pictures that show the last tick of the run.
  mutating func takeLast() -> Int {
    defer { isPending = false }
    guard isPending else { return 0 }
    switch schedule {
    case .film: return count == 0 ? 1 : 0
    case .still: return 1
    }
  }

  private func isBefore(_ end: TimeInterval?, _ time: TimeInterval) -> Bool {
    end.map { time < $0 - Timeline.instant } ?? true
  }
}
