public import Foundation

/// Work that an app delays, run by the screen's clock, since queues and run loops keep different
/// times in each run.
@_spi(Overscroll)
public enum ScreenClock {
  /// Calls a closure after a delay in seconds; a delay of 0 or less calls it after the current
  /// event.
  ///
  /// - Returns: Whether the closure will be called. Only code that a stage runs can delay work.
  public static func call(after delay: TimeInterval, _ body: @escaping () -> Void) -> Bool {
    // Safe: the clock calls it on the main actor.
    nonisolated(unsafe) let body = body
    return onMainActorUnchecked {
      guard ScreenEnvironment.isRunning else { return false }
      DelayedCall(after: delay, in: ScreenEnvironment.current.clock, body)
      return true
    }
  }
}
