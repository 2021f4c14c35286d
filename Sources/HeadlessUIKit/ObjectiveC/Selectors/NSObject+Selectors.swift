public import Foundation

// Calls of registered methods by name, as Objective-C's run time does it.
#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// Returns whether the class has a registered method with the selector's name.
    public func responds(to aSelector: Selector?) -> Bool {
      _MessagedObject(self as AnyObject).responds(to: aSelector)
    }

    /// Returns whether objects of the class have a registered method with the selector's name.
    ///
    /// - Note: Partly: methods of UIKit's own classes are not registered.
    public static func instancesRespond(to aSelector: Selector?) -> Bool {
      guard let aSelector else { return false }
      let type: AnyClass = self
      return onMainActorUnchecked { SelectorMethods.instances(of: type, respondTo: aSelector) }
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
      _MessagedObject(self as AnyObject).perform(aSelector, with: object)
    }

    /// Calls a method by name with two arguments. A missing method is reported as an error of the
    /// screen, where UIKit raises an exception.
    ///
    /// - Note: Partly: always returns nil; the method's result is discarded.
    @discardableResult
    public func perform(
      _ aSelector: Selector?, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>? {
      _MessagedObject(self as AnyObject).perform(aSelector, with: object1, with: object2)
    }

    /// Returns whether the object's class is a class or inherits from it.
    @_disfavoredOverload
    public func isKind(of aClass: AnyClass) -> Bool {
      ClassLineage.first(of: self as AnyObject) { $0 == aClass ? () : nil } != nil
    }

    /// Returns whether the object's class is exactly a class.
    @_disfavoredOverload
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
  }
#endif
