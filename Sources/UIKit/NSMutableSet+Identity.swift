public import Foundation

// On iOS every object has an identity that Foundation's sets go by. On Linux a set boxes an object
// that is not Hashable, in a new box every time it is handed over, and tells the boxes apart: such an
// object is added twice and can never be removed. SnapKit keeps its constraints in such a set, and
// would update ones it removed. These overloads are chosen for whatever is known to be an object; for
// Hashable ones they change nothing. Linear in the number of members.

extension NSSet {
  /// Objects that are not Hashable are compared by identity.
  public func contains<Object: AnyObject>(_ object: Object) -> Bool {
    if object is any Hashable { return contains(object as Any) }
    return allObjects.contains { ($0 as AnyObject) === object }
  }
}

extension NSMutableSet {
  /// Does nothing if the object is a member.
  public func add<Object: AnyObject>(_ object: Object) {
    if !contains(object) { add(object as Any) }
  }

  /// Does nothing unless the object is a member.
  public func remove<Object: AnyObject>(_ object: Object) {
    if object is any Hashable { return remove(object as Any) }
    let others = allObjects.filter { ($0 as AnyObject) !== object }
    removeAllObjects()
    addObjects(from: others)
  }
}
