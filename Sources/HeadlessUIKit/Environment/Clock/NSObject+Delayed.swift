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
      DelayedMethods.current.add(DelayedMethod(self, aSelector, anArgument, after: delay))
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
      DelayedMethods.current.cancel { $0.target === target }
    }

    /// Cancels the delayed calls of a target's method with an equal argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let target = aTarget as AnyObject
      DelayedMethods.current.cancel {
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
  let clock = ScreenEnvironment.current.clock
  private weak var methods = DelayedMethods.current

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
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
    methods?.forget(self)
    prepare()
    ActionSending.send(selector, to: target, from: argument, for: nil)
  }
}

/// The delayed method calls of one screen, stored so that they can be cancelled.
@MainActor
private final class DelayedMethods: ScreenState {
  private var waiting: [DelayedMethod] = []

  init() {}

  static var current: DelayedMethods { ScreenEnvironment.current[DelayedMethods.self] }

  func add(_ call: DelayedMethod) {
    waiting.append(call)
    call.clock.wait(for: call)
  }

  func forget(_ call: DelayedMethod) { waiting.removeAll { $0 === call } }

  func cancel(_ isMeant: (DelayedMethod) -> Bool) {
    for call in waiting where isMeant(call) { call.clock.cancel(call) }
    waiting.removeAll(where: isMeant)
  }
}
