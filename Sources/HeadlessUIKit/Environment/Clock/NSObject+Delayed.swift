public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method by name with an argument, after a delay in seconds on the screen's clock.
    ///
    /// A delay of 0 or less calls it after the current event. The object is retained until then.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      DelayedMethods.add(DelayedMethod(self, aSelector, anArgument, after: delay))
    }

    /// Calls a method by name with an argument: immediately if `wait` is true, otherwise after the
    /// current event.
    @preconcurrency @MainActor
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      if wait {
        perform(aSelector, with: arg)
      } else {
        perform(aSelector, with: arg, afterDelay: 0)
      }
    }

    /// Calls a method by name with an argument after the current event.
    ///
    /// - Note: Partly: it runs on the main thread, so that it runs at the same screen time in every
    ///   run.
    @preconcurrency @MainActor
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Cancels all delayed calls of a target.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = aTarget as AnyObject
      DelayedMethods.cancel { $0.target === target }
    }

    /// Cancels the delayed calls of a target's method with an equal argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let target = aTarget as AnyObject
      DelayedMethods.cancel {
        $0.target === target && $0.selector == aSelector && $0.has(anArgument)
      }
    }
  }
#endif

@MainActor
private final class DelayedMethod: ClockedEvent {
  let target: NSObject
  let selector: Selector
  let due: TimeInterval
  let isMotion = true
  private let argument: Any?
  private(set) weak var clock: DisplayClock?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
    let clock = ScreenEnvironment.current.clock
    self.clock = clock
    due = clock.time + (delay > 0 ? delay : 0)
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
    DelayedMethods.forget(self)
    prepare()
    ActionSending.send(selector, to: target, from: argument, for: nil)
  }
}

/// The delayed method calls of all screens.
///
/// Code that no stage runs can cancel them, and knows only their target. Each call is held by the
/// clock of its screen.
@MainActor
private enum DelayedMethods {
  private struct Waiting {
    weak var call: DelayedMethod?
  }

  private static var waiting: [Waiting] = []

  static func add(_ call: DelayedMethod) {
    waiting.removeAll { $0.call == nil }
    waiting.append(Waiting(call: call))
    call.clock?.wait(for: call)
  }

  static func forget(_ call: DelayedMethod) { waiting.removeAll { $0.call === call } }

  static func cancel(_ isMeant: (DelayedMethod) -> Bool) {
    for call in waiting.compactMap(\.call) where isMeant(call) {
      call.clock?.cancel(call)
      forget(call)
    }
  }
}
