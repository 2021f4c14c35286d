import Foundation

// The functions of the Objective-C runtime that sources call without `import ObjectiveC`. Swift
// classes have no Objective-C methods, so that none is found and none can be exchanged. The command
// line tool reports each such call.

/// A method of Objective-C. No value of this type is ever returned.
public typealias Method = OpaquePointer
/// The implementation of an Objective-C method. No value of this type is ever returned.
public typealias IMP = OpaquePointer

/// Returns nil: Swift classes have no Objective-C methods.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: Swift classes have no Objective-C methods.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: Swift classes have no Objective-C methods.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// Returns nil: Swift classes have no Objective-C methods.
    public func method(for aSelector: Selector!) -> IMP! { nil }
  }
#endif

/// Returns the implementation of a method. Never called in practice, because no method is ever
/// found.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Returns nil: no method is ever found.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges two methods. Without effect: no method is ever found.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

/// Replaces the implementation of a method. Without effect: no method is ever found.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  implementation
}

/// Returns false: methods cannot be added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil: methods cannot be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Changes the class of an object to a subclass that adds no stored properties, as apps do with
/// layers.
///
/// Any other class is ignored, because the object has no storage for its properties.
///
/// - Returns: The previous class, or nil if the class did not change.
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
  guard let object = object.flatMap(unwrapped) else { return nil }
  let old: AnyClass = Swift.type(of: object)
  var ancestor: AnyClass? = type
  while let current = ancestor, current != old { ancestor = _getSuperclass(current) }
  guard ancestor != nil, instanceSize(of: type) == instanceSize(of: old) else { return nil }
  Unmanaged.passUnretained(object).toOpaque()
    .storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return old
}

/// Returns the instance size in a class's metadata, which follows the kind, superclass, flags and
/// address point (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst, "Class
/// metadata", without Objective-C).
private func instanceSize(of type: AnyClass) -> UInt32 {
  unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}

private let synchronised = NSRecursiveLock()

/// Locks one recursive lock for all objects.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  synchronised.lock()
  return 0
}

/// Unlocks the lock taken by `objc_sync_enter(_:)`.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  synchronised.unlock()
  return 0
}

/// Returns the name of an object's class with its module as a C string, or "nil" for nil. The
/// string stays valid.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  let name = obj.flatMap(unwrapped).map { NSStringFromClass(Swift.type(of: $0)) } ?? "nil"
  return UnsafePointer(classNames.pointer(for: name))
}

/// The names returned so far, which are never freed because callers keep the pointers.
private let classNames = ClassNames()

private final class ClassNames: @unchecked Sendable {
  // Safe: `names` is accessed only under `lock`, and no pointer is ever freed or written.
  private let lock = NSLock()
  private var names: [String: UnsafeMutablePointer<CChar>] = [:]

  func pointer(for name: String) -> UnsafeMutablePointer<CChar> {
    lock.withLock {
      if let known = names[name] { return known }
      let copy = strdup(name)!
      names[name] = copy
      return copy
    }
  }
}
