import Foundation

#if !canImport(ObjectiveC)
  /// An object of any class, to which methods are sent by name.
  ///
  /// In Objective-C every object has these methods. Here `NSObject` has them, and the source
  /// rewriter wraps objects whose static type is `AnyObject` or a protocol.
  public struct _MessagedObject {
    /// The wrapped object.
    public let object: AnyObject

    /// Wraps an object.
    public init(_ object: AnyObject) { self.object = object }

    /// Returns whether the object's class has a method with the selector's name.
    public func responds(to aSelector: Selector?) -> Bool {
      guard let aSelector else { return false }
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let target = object
      return onMainActorUnchecked {
        (target as? _Object)?.responds(to: aSelector)
          ?? SelectorMethods.responds(target, to: aSelector)
      }
    }

    /// Calls a method without arguments by name. Returns nil.
    @discardableResult
    public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
      perform(aSelector, with: nil)
    }

    /// Calls a method by name with an argument. Returns nil. A missing method is an error of the
    /// screen.
    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
      perform(aSelector, with: object, with: nil)
    }

    /// Calls a method by name with two arguments. Returns nil. A missing method is an error of the
    /// screen.
    @discardableResult
    public func perform(
      _ aSelector: Selector?, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>? {
      guard let aSelector else { return nil }
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let (target, first, second) = (object, object1, object2)
      onMainActorUnchecked {
        _ = ActionSending.send(aSelector, to: target, from: first, for: second)
      }
      return nil
    }
  }
#endif
