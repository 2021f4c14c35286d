public import Foundation

#if !canImport(ObjectiveC)
  extension Thread {
    /// The main thread.
    public class var main: Thread { mainThread }
  }

  extension NSObject {
    /// Calls a method by name with an argument, after a delay in seconds on the screen's clock.
    ///
    /// A delay of 0 or less calls it after the current event. The object is retained until then.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      _MessagedObject(self).perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Calls a method by name with an argument, after a delay in seconds on the screen's clock.
    ///
    /// - Note: Partly: the modes have no effect. The screen has one run loop without modes.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) { _MessagedObject(self).perform(aSelector, with: anArgument, afterDelay: delay) }

    /// Calls a method by name with an argument: immediately if `wait` is true, otherwise after the
    /// current event.
    ///
    /// - Note: Partly: it runs on the main thread, so that it runs at the same screen time in every
    ///   run. The modes have no effect.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool,
      modes array: [String]? = nil
    ) {
      _MessagedObject(self).performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls a method by name with an argument: immediately if `wait` is true, otherwise after the
    /// current event.
    @preconcurrency @MainActor
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      _MessagedObject(self).performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls a method by name with an argument after the current event.
    ///
    /// - Note: Partly: it runs on the main thread, so that it runs at the same screen time in every
    ///   run.
    @preconcurrency @MainActor
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Cancels all delayed calls of a target on the screen whose code runs.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = aTarget as AnyObject
      ScreenEnvironment.current[DelayedMethods.self].cancel { $0.target === target }
    }

    /// Cancels the delayed calls of a target's method with an equal argument, on the screen whose
    /// code runs.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let target = aTarget as AnyObject
      ScreenEnvironment.current[DelayedMethods.self].cancel {
        $0.target === target && $0.selector == aSelector && $0.has(anArgument)
      }
    }
  }

  extension _MessagedObject {
    /// Calls a method by name with an argument, after a delay in seconds on the screen's clock.
    @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      ScreenEnvironment.current[DelayedMethods.self]
        .add(object, aSelector, anArgument, after: delay)
    }

    /// Calls a method by name with an argument: immediately if `wait` is true, otherwise after the
    /// current event.
    @MainActor
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      if wait {
        perform(aSelector, with: arg)
      } else {
        perform(aSelector, with: arg, afterDelay: 0)
      }
    }

    /// Calls a method by name with an argument after the current event, on the main thread.
    @MainActor
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }
#endif

/// The delayed method calls of a screen, in the order in which they were made.
@MainActor
private final class DelayedMethods: ScreenState {
  private var waiting: [DelayedMethod] = []

  func add(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    let clock = ScreenEnvironment.current.clock
    let due = clock.time + (delay > 0 ? delay : 0)
    let call = DelayedMethod(target, selector, argument, due: due, in: self)
    waiting.append(call)
    clock.wait(for: call)
  }

  /// Removes a call that is due. Returns whether it was waiting: another call at its time may have
  /// cancelled it.
  func take(_ call: DelayedMethod) -> Bool {
    guard let index = waiting.firstIndex(where: { $0 === call }) else { return false }
    waiting.remove(at: index)
    return true
  }

  func cancel(where isMeant: (DelayedMethod) -> Bool) {
    for call in waiting.filter(isMeant) {
      ScreenEnvironment.current.clock.cancel(call)
      _ = take(call)
    }
  }
}

@MainActor
private final class DelayedMethod: ClockedEvent {
  let target: AnyObject
  let selector: Selector
  let due: TimeInterval
  private let argument: Any?
  private weak var methods: DelayedMethods?

  init(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, due: TimeInterval,
    in methods: DelayedMethods
  ) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
    (self.due, self.methods) = (due, methods)
  }

  func has(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let a as NSObject, let b as NSObject): a.isEqual(b)
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard methods?.take(self) == true else { return }
    prepare()
    ActionSending.send(selector, to: target, from: argument, for: nil)
  }
}
