public import Foundation

// Calls of registered methods by name, as Objective-C's run time does it.
#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// Returns whether the class has a registered method with the selector's name.
    public func responds(to aSelector: Selector?) -> Bool {
      guard let aSelector else { return false }
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let target = self as AnyObject
      return onMainActorUnchecked {
        (target as? _Object)?.responds(to: aSelector)
          ?? SelectorMethods.responds(target, to: aSelector)
      }
    }

    /// Calls a method without arguments by name.
    ///
    /// - Note: Partly: always returns nil; the method's result is discarded.
    @discardableResult
    public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
      perform(aSelector, with: nil)
    }

    /// Calls a method by name with an argument. A missing method is reported as an error of the
    /// screen, where UIKit raises an exception.
    ///
    /// - Note: Partly: always returns nil; the method's result is discarded.
    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
      guard let aSelector else { return nil }
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let (target, argument) = (self as AnyObject, object)
      onMainActorUnchecked {
        _ = ActionSending.send(aSelector, to: target, from: argument, for: nil)
      }
      return nil
    }
  }
#endif
