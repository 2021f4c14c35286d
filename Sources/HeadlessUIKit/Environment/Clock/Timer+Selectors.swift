public import Foundation

#if !canImport(ObjectiveC)
  extension Timer {
    /// Creates a timer on the screen's clock that calls a method of the target by name, passing the
    /// timer.
    ///
    /// The interval is in seconds; 0 or less means 0.1 milliseconds. A repeating timer fires until
    /// it is invalidated. The target is retained.
    ///
    /// - Note: Partly: `userInfo` is discarded.
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats: Bool
    ) -> Timer {
      // Safe: the screen's clock fires the timer, on the main actor.
      nonisolated(unsafe) let target = aTarget as AnyObject
      return onClock(interval, repeats: repeats) { timer in
        // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
        nonisolated(unsafe) let sender = timer
        onMainActorUnchecked {
          _ = ActionSending.send(aSelector, to: target, from: sender, for: nil)
        }
      }
    }

    /// Returns a timer that the screen's clock fires.
    @_spi(Overscroll)
    public class func onClock(
      _ interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      // Safe: the screen's clock fires the timer, on the main actor.
      nonisolated(unsafe) let block = block
      nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: repeats) { block($0) }
      onMainActorUnchecked {
        _ = TimerEvent(
          timer, every: interval, repeats: repeats, in: ScreenEnvironment.current.clock)
      }
      return timer
    }
  }
#endif
