public import Foundation

/// Timers that an app creates first and adds to a run loop later. The screen's clock fires them
/// from then on.
@_spi(Overscroll)
public enum ClockTimers {
  /// A timer that does not fire until it is added to a run loop.
  private final class Waiting: Timer {
    let delay, interval: TimeInterval
    let isRepeated: Bool
    private(set) var isStarted = false

    init(
      after delay: TimeInterval, every interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) {
      (self.delay, self.interval, isRepeated) = (delay, interval, repeats)
      super.init(fire: Date(), interval: interval, repeats: repeats, block: block)
    }

    @MainActor
    func start() {
      guard !isStarted else { return }
      isStarted = true
      _ = TimerEvent(
        self, after: delay, every: interval, repeats: isRepeated,
        in: ScreenEnvironment.current.clock)
    }
  }

  /// Returns a timer that does not run yet.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds from its addition to a run loop until it fires; nil uses the
  ///     interval.
  ///   - interval: The time in seconds between repetitions.
  public static func make(
    after delay: TimeInterval? = nil, every interval: TimeInterval, repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    // Safe: the screen's clock fires the timer, on the main actor.
    nonisolated(unsafe) let block = block
    return Waiting(after: delay ?? interval, every: interval, repeats: repeats) { block($0) }
  }

  /// Returns a timer that does not run yet and calls a method by name, passing the timer. It
  /// retains the target.
  public static func make(
    after delay: TimeInterval? = nil, every interval: TimeInterval, target: Any,
    selector: Selector, repeats: Bool
  ) -> Timer {
    // Safe: the screen's clock fires the timer, on the main actor.
    nonisolated(unsafe) let target = target as AnyObject
    return make(after: delay, every: interval, repeats: repeats) { timer in
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let sender = timer
      onMainActorUnchecked {
        _ = ActionSending.send(selector, to: target, from: sender, for: nil)
      }
    }
  }

  /// Starts a timer when it is added to a run loop. Timers already started or created elsewhere are
  /// ignored.
  public static func start(_ timer: Timer) {
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let timer = timer
    onMainActorUnchecked { (timer as? Waiting)?.start() }
  }
}
