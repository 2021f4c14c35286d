public import Foundation

// On iOS, Foundation's sets compare objects by identity unless they define equality. On Linux, a
// set wraps an object that is not Hashable in a new box each time and compares the boxes. Such an
// object is added twice and can never be removed. SnapKit stores its constraints in such a set, and
// would update constraints it had removed.
//
// The compiler prefers these overloads for values that are known to be objects. For Hashable
// objects they change nothing. Their cost is linear in the number of members.

extension NSSet {
  /// Returns whether the set contains the object. Objects that are not Hashable are compared by
  /// identity.
  public func contains<Object: AnyObject>(_ object: Object) -> Bool {
    if object is any Hashable { return contains(object as Any) }
    return allObjects.contains { ($0 as AnyObject) === object }
  }
}

extension NSMutableSet {
  /// Adds the object unless it is already a member.
  public func add<Object: AnyObject>(_ object: Object) {
    if !contains(object) { add(object as Any) }
  }

  /// Removes the object if it is a member.
  public func remove<Object: AnyObject>(_ object: Object) {
    if object is any Hashable { return remove(object as Any) }
    let others = allObjects.filter { ($0 as AnyObject) !== object }
    removeAllObjects()
    addObjects(from: others)
  }
}
