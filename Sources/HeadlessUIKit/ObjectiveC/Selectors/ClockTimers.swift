public import Foundation

/// Timers that an app makes first and hands to a run loop later: the screen's clock fires them from then
/// on.
@_spi(Overscroll)
public enum ClockTimers {
  private struct Waiting {
    weak var timer: Timer?
    let delay: TimeInterval
    let interval: TimeInterval
    let repeats: Bool
  }

  @MainActor private static var waiting: [Waiting] = []

  /// A timer that nothing fires yet.
  ///
  /// - Parameters:
  ///   - delay: seconds from when it is handed to a run loop until it fires; nil is the interval.
  ///   - interval: seconds from one time to the next, if it repeats.
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

  /// The same with a method that is called by its name, with the timer. Keeps the target.
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

  /// A timer is handed to a run loop. The second time, and one that was made elsewhere, is left alone.
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
