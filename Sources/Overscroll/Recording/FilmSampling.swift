package import Foundation

/// Which moments of a run a film's frames show: frame k the moment `start + k · speed / framesPerSecond`,
/// as long as that lies before the end.
package struct FilmSampling: Hashable, Sendable {
  /// Positive.
  package let framesPerSecond: Int
  /// How much faster than the screen the film goes by.
  package let speed: PlaybackSpeed
  /// Seconds since the script began; negative counts as 0.
  package let start: TimeInterval
  /// When it is over, if the script is not over before.
  package let end: TimeInterval

  package init(
    framesPerSecond: Int, speed: PlaybackSpeed = .normal, from start: TimeInterval = 0,
    until end: TimeInterval = .infinity
  ) {
    (self.framesPerSecond, self.speed) = (framesPerSecond, speed)
    (self.start, self.end) = (max(0, start), end)
  }

  /// The moment that a frame shows.
  package func time(ofFrame frame: Int) -> TimeInterval {
    start + Double(frame * speed.percent) / Double(framesPerSecond * 100)
  }

  /// The tick that a frame shows, the last that is not after its moment.
  package func tick(ofFrame frame: Int, on display: DisplayRate) -> Int {
    guard start == 0 else { return display.tick(at: time(ofFrame: frame)) }
    return frame * speed.percent * display.hertz / (framesPerSecond * 100)
  }

  /// How many frames it has of a script that ends then; the first is always there.
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
