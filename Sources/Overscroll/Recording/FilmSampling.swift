package import Foundation

/// The moments of a run that a film's frames show. Frame k shows the moment `start + k · speed /
/// framesPerSecond`, as long as that is before the end.
package struct FilmSampling: Hashable, Sendable {
  /// The frame rate; positive.
  package let framesPerSecond: Int
  /// The playback speed of the film relative to the screen.
  package let speed: PlaybackSpeed
  /// The first moment in seconds since the start of the script. A negative value counts as 0.
  package let start: TimeInterval
  /// The time at which the film ends, unless the script ends earlier.
  package let end: TimeInterval

  package init(
    framesPerSecond: Int, speed: PlaybackSpeed = .normal, from start: TimeInterval = 0,
    until end: TimeInterval = .infinity
  ) {
    (self.framesPerSecond, self.speed) = (framesPerSecond, speed)
    (self.start, self.end) = (max(0, start), end)
  }

  /// Returns the moment that a frame shows, in seconds.
  package func time(ofFrame frame: Int) -> TimeInterval {
    start + Double(frame * speed.percent) / Double(framesPerSecond * 100)
  }

  /// Returns the tick that a frame shows: the last one that is not later than the frame's moment.
  package func tick(ofFrame frame: Int, on display: DisplayRate) -> Int {
    guard start == 0 else { return display.tick(at: time(ofFrame: frame)) }
    return frame * speed.percent * display.hertz / (framesPerSecond * 100)
  }

  /// Returns the number of frames for a script that ends at a time; at least 1.
  package func count(before scriptEnd: TimeInterval) -> Int {
    let end = min(self.end, scriptEnd) - Timeline.instant
    let exact = (end - start) * Double(framesPerSecond * 100) / Double(speed.percent)
    guard exact > 0 else { return 1 }
    var count = Int(min(exact, 1e9).rounded(.up))
    while count > 1, time(ofFrame: count - 1) >= end { count -= 1 }
    while count < 1_000_000_000, time(ofFrame: count) < end { count += 1 }
    return count
  }
}
