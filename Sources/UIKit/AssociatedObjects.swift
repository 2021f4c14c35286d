import Synchronization

private let associations = Mutex(Associations())

/// Returns the value last set for the key, or nil if none was set. `object` may be an optional that
/// contains an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associatedObject(of: object, .address(UInt(bitPattern: key)))
}

/// Sets the value of an object for a key; nil removes it. Values live as long as the object, or
/// until another one is set.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  setAssociatedObject(
    value, of: object, .address(UInt(bitPattern: key)),
    isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

func associatedObject(of object: Any, _ key: AssociationKey) -> Any? {
  guard let object = unwrapped(object) else { return nil }
  return associations.withLock { $0.value(of: object, key)?.value }
}

func setAssociatedObject(
  _ value: Any?, of object: Any, _ key: AssociationKey, isWeak: Bool = false
) {
  guard let object = unwrapped(object) else { return }
  let held = value.map { AssociatedValue($0, isWeak: isWeak) }
  associations.withLock { $0.set(held, of: object, key) }
}

/// Removes all values of the object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let object = unwrapped(object) else { return }
  associations.withLock { $0.removeAll(of: object) }
}

/// Returns the object in a value. An `Any` may wrap an optional, which `as AnyObject` would box.
func unwrapped(_ value: Any) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
  return mirror.displayStyle == .class ? value as AnyObject : nil
}
