public import Foundation

#if !canImport(ObjectiveC)
  extension Timer {
    /// Calls a method of the target by its name, with the timer, on the screen's clock: after so many
    /// seconds, and if it repeats again and again until it is invalidated. Keeps the target. 0 and less
    /// is a tenth of a millisecond.
    ///
    /// - Note: Partly: `userInfo` is not kept.
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = aTarget as AnyObject
      return onClock(interval, repeats: repeats) { timer in
        nonisolated(unsafe) let sender = timer
        onMainActorUnchecked {
          _ = ActionSending.send(aSelector, to: target, from: sender, for: nil)
        }
      }
    }

    /// A timer that the screen's clock fires.
    @_spi(Overscroll)
    public class func onClock(
      _ interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
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
