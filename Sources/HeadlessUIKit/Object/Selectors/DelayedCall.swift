import Foundation

/// Something that is called once, some time later on the screen's clock.
@MainActor
final class DelayedCall: ClockedEvent {
  let due: TimeInterval
  let isMotion = true
  private let body: () -> Void

  /// Called at the end of what happens now if there is no delay, a negative one or one that is not a
  /// number; never if it is infinite.
  @discardableResult
  init(after delay: TimeInterval, in clock: DisplayClock, _ body: @escaping () -> Void) {
    due = clock.time + (delay > 0 ? delay : 0)
    self.body = body
    clock.wait(for: self)
  }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    prepare()
    body()
  }
}
