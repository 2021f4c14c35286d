import Foundation

/// A closure that is called once, at a later time of the screen's clock.
@MainActor
final class DelayedCall: ClockedEvent {
  let due: TimeInterval
  let isMotion: Bool
  private let body: () -> Void

  /// Schedules the closure. A delay that is zero, negative or NaN calls it after the current event;
  /// an infinite one never does.
  @discardableResult
  init(after delay: TimeInterval, in clock: DisplayClock, _ body: @escaping () -> Void) {
    (due, isMotion) = delay > 0 ? (clock.time + delay, true) : clock.nextTurn()
    self.body = body
    clock.wait(for: self)
  }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    prepare()
    body()
  }
}
