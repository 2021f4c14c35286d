import Foundation

extension Stage {
  /// The display link's slowest rate: a whole multiple of the frame rate, at least this.
  static let slowestTickRate = 60

  /// Ticks up to frame `index` (at `index / framesPerSecond` seconds). False if the script ended
  /// before it; there is always a frame 0.
  package func advance(toFrame index: Int, framesPerSecond: Int) throws -> Bool {
    let ticksPerFrame = max(1, (Self.slowestTickRate + framesPerSecond - 1) / framesPerSecond)
    let rate = Double(framesPerSecond * ticksPerFrame)
    let last = index * ticksPerFrame
    if index > 0 {
      for tick in (last - ticksPerFrame + 1)...last { try advance(to: Double(tick) / rate) }
    }
    guard index > 0, let end else { return true }
    return time < end - Timeline.instant
  }

  /// Ticks at 60 Hz up to `time`, or to the script's end if that comes first or `time` is nil or NaN.
  func play(to time: TimeInterval?) throws {
    let goal = time.map { $0.isNaN ? .infinity : $0 } ?? .infinity
    var tick = 0
    while true {
      tick += 1
      let next = Double(tick) / Double(Self.slowestTickRate)
      if let end, min(end, goal) <= next { return try advance(to: min(end, goal)) }
      if goal <= next { return try advance(to: goal) }
      try advance(to: next)
      guard tick < Recorder.maximumFrames * Self.slowestTickRate else {
        throw RecordingError.tooManyFrames(limit: Recorder.maximumFrames)
      }
    }
  }
}
