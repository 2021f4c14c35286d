import Foundation

// What sources without `import ObjectiveC` call of its run time. Swift's classes have no methods there, so
// that none is found, and none can be exchanged: what an app does by that does not happen, which the
// command line says of each such call.

/// A method of Objective-C; there is none.
public typealias Method = OpaquePointer
/// What a method of Objective-C does; there is none.
public typealias IMP = OpaquePointer

/// None.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// None.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// None.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// What a method does, which is handed in by who found one: nobody does.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// The same.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges nothing.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

/// Sets nothing.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  implementation
}

/// False: nothing was added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Nil: there was nothing to replace.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Makes an object one of a class that inherits from its own and keeps nothing besides, as layers whose class
/// is to be another. Nothing happens to others: the object has no room for what the class keeps.
///
/// - Returns: The class that it was of; nil if it stays what it is.
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

/// What a class's metadata say behind its kind, its superclass, its flags and its address point
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst, "Class metadata", without
/// Objective-C).
private func instanceSize(of type: AnyClass) -> UInt32 {
  unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}

private let synchronised = NSRecursiveLock()

/// Lets one thread at a time go on, whatever the object; the same thread again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  synchronised.lock()
  return 0
}

/// Ends what `objc_sync_enter(_:)` began.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  synchronised.unlock()
  return 0
}

/// The name of an object's class with its module, as C has text; nil of nil. It stays valid.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  let name = obj.flatMap(unwrapped).map { NSStringFromClass(Swift.type(of: $0)) } ?? "nil"
  return UnsafePointer(classNames.pointer(for: name))
}

/// Names that were asked for, kept for good: callers keep the pointers.
private let classNames = ClassNames()

private final class ClassNames: @unchecked Sendable {
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
