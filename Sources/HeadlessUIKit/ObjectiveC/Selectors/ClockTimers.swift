public import Foundation

/// Timers that an app creates first and adds to a run loop later. The screen's clock fires them
/// from then on.
@_spi(Overscroll)
public enum ClockTimers {
  private struct Waiting {
    weak var timer: Timer?
    let delay: TimeInterval
    let interval: TimeInterval
    let repeats: Bool
  }

  @MainActor private static var waiting: [Waiting] = []

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
    nonisolated(unsafe) let block = block
    nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: repeats) { block($0) }
    onMainActorUnchecked {
      waiting.removeAll { $0.timer == nil }
      waiting.append(
        Waiting(timer: timer, delay: delay ?? interval, interval: interval, repeats: repeats))
    }
    return timer
  }

  /// Returns a timer that does not run yet and calls a method by name, passing the timer. It
  /// retains the target.
  public static func make(
    after delay: TimeInterval? = nil, every interval: TimeInterval, target: Any,
    selector: Selector, repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return make(after: delay, every: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let sender = timer
      onMainActorUnchecked {
        _ = ActionSending.send(selector, to: target, from: sender, for: nil)
      }
    }
  }

  /// Starts a timer when it is added to a run loop. Timers already started or created elsewhere are
  /// ignored.
  public static func start(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    onMainActorUnchecked {
      guard let index = waiting.firstIndex(where: { $0.timer === timer }) else { return }
      let entry = waiting.remove(at: index)
      _ = TimerEvent(
        timer, after: entry.delay, every: entry.interval, repeats: entry.repeats,
        in: ScreenEnvironment.current.clock)
    }
  }
}
