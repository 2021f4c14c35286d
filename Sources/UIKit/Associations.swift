/// Associated values by object and key, because Swift objects have no storage for them. The values
/// of a deallocated object are removed when its address is reused, and in occasional sweeps.
struct Associations: Sendable {
  private struct Entry: @unchecked Sendable {
    // Safe: accessed only under the lock of `associations`. The app is responsible for its values,
    // as in Objective-C.
    weak var owner: AnyObject?
    var values: [AssociationKey: AssociatedValue] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  func value(of object: AnyObject, _ key: AssociationKey) -> AssociatedValue? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values[key]
  }

  mutating func set(_ value: AssociatedValue?, of object: AnyObject, _ key: AssociationKey) {
    var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
    if entry.owner !== object { entry = Entry(owner: object) }
    entry.values[key] = value
    entries[ObjectIdentifier(object)] = entry
    if entries.count > sweepSize {
      entries = entries.filter { $0.value.owner != nil }
      sweepSize = 2 * entries.count + 64
    }
  }

  mutating func removeAll(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }
}
