import Foundation
import Synchronization

/// How an associated value is held. Copies and atomicity make no difference here: every policy but
/// ASSIGN keeps the value.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value last set for the key, nil if none was. `object` may be an optional's contents.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let object = unwrapped(object) else { return nil }
  return associations.withLock { $0.value(of: object, key)?.value }
}

/// Nil removes the value. Values live as long as the object, or until the next one is set.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = unwrapped(object) else { return }
  let held = value.map { AssociatedValue($0, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }
  associations.withLock { $0.set(held, of: object, key) }
}

/// Removes all values of the object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let object = unwrapped(object) else { return }
  associations.withLock { $0.removeAll(of: object) }
}

/// An `Any` may wrap an optional, which `as AnyObject` would box.
private func unwrapped(_ value: Any) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
  return mirror.displayStyle == .class ? value as AnyObject : nil
}

/// A value held strongly, or weakly if it is an object.
private struct AssociatedValue: @unchecked Sendable {
  private var strong: Any?
  private weak var weakObject: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    if isWeak { weakObject = value as AnyObject } else { strong = value }
  }

  var value: Any? { strong ?? weakObject }
}

/// Values by object and key. Swift objects have no place of their own for them; what belonged to an
/// object that is gone is dropped when its address is used again, and in a sweep now and then.
private struct Associations: Sendable {
  private struct Entry: @unchecked Sendable {
    weak var owner: AnyObject?
    var values: [UInt: AssociatedValue] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values[UInt(bitPattern: key)]
  }

  mutating func set(_ value: AssociatedValue?, of object: AnyObject, _ key: UnsafeRawPointer) {
    var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
    if entry.owner !== object { entry = Entry(owner: object) }
    entry.values[UInt(bitPattern: key)] = value
    entries[ObjectIdentifier(object)] = entry
    if entries.count > sweepSize {
      entries = entries.filter { $0.value.owner != nil }
      sweepSize = 2 * entries.count + 64
    }
  }

  mutating func removeAll(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }
}

private let associations = Mutex(Associations())
