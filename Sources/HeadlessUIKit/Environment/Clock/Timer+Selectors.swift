public import Foundation

#if !canImport(ObjectiveC)
  /// The initialisers that `Timer` has from Objective-C.
  ///
  /// They are members of a protocol because such initialisers may return an object of a subclass.
  public protocol _TimerInitialisers {}

  extension Timer: _TimerInitialisers {}

  extension _TimerInitialisers where Self == Timer {
    /// Creates a timer that never fires, even if it is added to a run loop.
    public init() { self = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in } }

    /// Creates a timer that calls a method of the target by name, passing the timer.
    ///
    /// It fires once it is added to a run loop, an interval after its creation. The interval is in
    /// seconds; 0 or less means 0.1 milliseconds. A repeating timer fires until it is invalidated.
    /// The target is retained.
    public init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      let timer = InformedTimer(
        fire: Timer.date(after: ti), interval: ti, repeats: yesOrNo,
        block: Timer.call(aSelector, of: aTarget))
      timer.information = userInfo
      self = timer
    }

    /// Creates a timer that calls a method of the target by name, passing the timer, for the first
    /// time at a date.
    ///
    /// It fires once it is added to a run loop. The interval between repetitions is in seconds; 0
    /// or less means 0.1 milliseconds. The target is retained.
    public init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
      userInfo ui: Any?, repeats rep: Bool
    ) {
      let timer = InformedTimer(
        fire: date, interval: ti, repeats: rep, block: Timer.call(s, of: t))
      timer.information = ui
      self = timer
    }
  }

  extension Timer {
    /// Creates a timer that calls a method of the target by name, passing the timer, and adds it to
    /// the current run loop.
    ///
    /// The interval is in seconds; 0 or less means 0.1 milliseconds. A repeating timer fires until
    /// it is invalidated. The target is retained.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }

    /// Creates a timer that fires after an interval, under a name that the module of an app does
    /// not shadow.
    ///
    /// Optimised code has Foundation's initialiser for it inlined, which fires the timer at once.
    /// An interval that is NaN counts as 0; Foundation would trap.
    @_spi(Overscroll)
    public convenience init(
      every interval: TimeInterval, repeats: Bool,
      calling block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(
        at: Self.date(after: interval), every: interval, repeats: repeats, calling: block)
    }

    /// The date after an interval; an interval of 0 or less means 0.1 milliseconds.
    fileprivate static func date(after interval: TimeInterval) -> Date {
      Date(timeIntervalSinceNow: interval > 0.0001 ? interval : 0.0001)
    }

    /// Foundation's initialiser, under a name that the module of an app does not shadow.
    @_spi(Overscroll)
    public convenience init(
      at date: Date, every interval: TimeInterval, repeats: Bool,
      calling block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(
        fire: date.timeIntervalSinceReferenceDate.isNaN ? Self.date(after: 0) : date,
        interval: interval.isNaN ? 0 : interval, repeats: repeats, block: block)
    }

    fileprivate static func call(
      _ selector: Selector, of target: Any
    ) -> @Sendable (Timer) -> Void {
      // Safe: the main run loop fires the timer, on the main actor.
      nonisolated(unsafe) let target = target as AnyObject
      return { timer in
        // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
        nonisolated(unsafe) let sender = timer
        onMainActorUnchecked {
          _ = ActionSending.send(selector, to: target, from: sender, for: nil)
        }
      }
    }
  }

  private final class InformedTimer: Timer {
    var information: Any?
    override var userInfo: Any? { information }
  }
#endif
