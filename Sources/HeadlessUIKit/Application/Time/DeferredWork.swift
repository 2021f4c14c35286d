import Foundation

/// Work that somebody asked to be done at a time, once.
@MainActor
final class DeferredWork: ClockedEvent {
  let due: TimeInterval
  private let work: () -> Void

  /// Waits on the clock of the screen whose code is being run; for ever if the delay is infinite.
  @discardableResult
  init(after delay: TimeInterval, _ work: @escaping () -> Void) {
    let clock = ScreenEnvironment.current.clock
    due = clock.time + max(delay, 0)
    self.work = work
    clock.wait(for: self)
  }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    prepare()
    work()
  }
}
