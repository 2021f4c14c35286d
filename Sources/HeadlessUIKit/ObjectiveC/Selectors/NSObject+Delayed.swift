public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls the method of that name with an argument, so many seconds later on the screen's clock; 0
    /// and less is after what happens now. Keeps the object until then.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      DelayedMethods.add(DelayedMethod(self, aSelector, anArgument, after: delay))
    }

    /// Calls the method of that name with an argument: now for who waits, else after what happens now.
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

    /// Calls the method of that name with an argument after what happens now.
    ///
    /// - Note: Partly: on the main thread, where it is done at the same time of the screen in every run.
    @preconcurrency @MainActor
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Whatever waits to be called of an object will not be.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = aTarget as AnyObject
      DelayedMethods.cancel { $0.target === target }
    }

    /// The calls of a method that wait, with an equal argument, will not be.
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

/// A method that is to be called.
@MainActor
private final class DelayedMethod: ClockedEvent {
  let target: NSObject
  let selector: Selector
  let due: TimeInterval
  let isMotion = true
  private let argument: Any?
  let clock = ScreenEnvironment.current.clock

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
    DelayedMethods.forget(self)
    prepare()
    ActionSending.send(selector, to: target, from: argument, for: nil)
  }
}

/// Those that wait, of all screens, so that they can be cancelled.
@MainActor
private enum DelayedMethods {
  private static var waiting: [DelayedMethod] = []

  static func add(_ call: DelayedMethod) {
    waiting.append(call)
    call.clock.wait(for: call)
  }

  static func forget(_ call: DelayedMethod) { waiting.removeAll { $0 === call } }

  static func cancel(_ isMeant: (DelayedMethod) -> Bool) {
    for call in waiting where isMeant(call) { call.clock.cancel(call) }
    waiting.removeAll(where: isMeant)
  }
}
