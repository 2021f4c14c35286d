import Foundation

/// A timer fired by the screen's clock. A run loop would keep a different time in each run.
@MainActor
final class TimerEvent: ClockedEvent {
  private(set) var due: TimeInterval
  private let timer: Timer
  private let interval: TimeInterval
  private let repeats: Bool
  private let clock: DisplayClock

  /// The shortest interval in seconds, equal to Foundation's.
  private static let shortest = 0.0001

  /// Schedules a timer.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds until it fires; nil uses the interval.
  ///   - interval: The time in seconds between repetitions.
  init(
    _ timer: Timer, after delay: TimeInterval? = nil, every interval: TimeInterval, repeats: Bool,
    in clock: DisplayClock
  ) {
    self.interval = interval > Self.shortest ? interval : Self.shortest
    (self.timer, self.repeats, self.clock) = (timer, repeats, clock)
    due = clock.time + max(delay ?? self.interval, Self.shortest)
    clock.wait(for: self)
  }

  /// Whether the screen counts as moving. A repeating timer does not count, since a screen that
  /// only polls is at rest.
  var isMotion: Bool { timer.isValid && !repeats }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard timer.isValid else { return }
    prepare()
    timer.fire()
    guard repeats, timer.isValid else { return timer.invalidate() }
    due += interval
    clock.wait(for: self)
  }
}
