import Foundation

/// A timer that the screen's clock fires. No run loop runs here, and none would keep the same time in
/// every run.
@MainActor
final class TimerEvent: ClockedEvent {
  private(set) var due: TimeInterval
  private let timer: Timer
  private let interval: TimeInterval
  private let repeats: Bool
  private let clock: DisplayClock

  /// As long as Foundation's shortest interval, in seconds.
  private static let shortest = 0.0001

  /// - Parameters:
  ///   - delay: seconds until it fires; nil is the interval.
  ///   - interval: seconds between that and the next time if it repeats.
  init(
    _ timer: Timer, after delay: TimeInterval? = nil, every interval: TimeInterval, repeats: Bool,
    in clock: DisplayClock
  ) {
    self.interval = interval > Self.shortest ? interval : Self.shortest
    (self.timer, self.repeats, self.clock) = (timer, repeats, clock)
    due = clock.time + max(delay ?? self.interval, Self.shortest)
    clock.wait(for: self)
  }

  /// A screen that is asked again and again whether something is to be done is at rest when nothing is.
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
