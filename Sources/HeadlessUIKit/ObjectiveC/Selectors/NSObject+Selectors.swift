public import Foundation

// What Objective-C's run time does with methods by their names, for those that are registered.
#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// Whether its class has a method of that name that can be called by it.
    public func responds(to aSelector: Selector?) -> Bool {
      guard let aSelector else { return false }
      nonisolated(unsafe) let target = self as AnyObject
      return onMainActorUnchecked {
        (target as? _Object)?.responds(to: aSelector)
          ?? SelectorMethods.responds(target, to: aSelector)
      }
    }

    /// Calls the method of that name, which has no argument.
    ///
    /// - Note: Partly: always nil; what the method returns is not kept.
    @discardableResult
    public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
      perform(aSelector, with: nil)
    }

    /// Calls the method of that name with an argument. An object that has none is a mistake of the
    /// screen, for which UIKit raises an exception.
    ///
    /// - Note: Partly: always nil; what the method returns is not kept.
    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
      guard let aSelector else { return nil }
      nonisolated(unsafe) let (target, argument) = (self as AnyObject, object)
      onMainActorUnchecked {
        _ = ActionSending.send(aSelector, to: target, from: argument, for: nil)
      }
      return nil
    }
  }
#endif
