public import Foundation

/// Work that an app puts off, on the screen's clock: no queue and no run loop keeps the same time in
/// every run.
@_spi(Overscroll)
public enum ScreenClock {
  /// Calls it so many seconds later; 0 and less is after what happens now.
  ///
  /// - Returns: whether it will be called: only code that a stage runs can put off.
  public static func call(after delay: TimeInterval, _ body: @escaping () -> Void) -> Bool {
    nonisolated(unsafe) let body = body
    return onMainActorUnchecked {
      guard ScreenEnvironment.isRunning else { return false }
      DelayedCall(after: delay, in: ScreenEnvironment.current.clock, body)
      return true
    }
  }
}
