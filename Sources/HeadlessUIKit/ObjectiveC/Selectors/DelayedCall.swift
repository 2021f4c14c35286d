import Foundation

/// Something that is called once, some time later on the screen's clock.
@MainActor
final class DelayedCall: ClockedEvent {
  let due: TimeInterval
  let isMotion: Bool
  private let body: () -> Void

  /// Called at the end of what happens now if there is no delay, a negative one or one that is not a
  /// number; never if it is infinite.
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
