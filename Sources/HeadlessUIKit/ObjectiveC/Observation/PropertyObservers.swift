/// Who observes an object's properties, and what these were before the changes under way. An object
/// that nobody observes has none, and pays one comparison with nil for a change.
@MainActor
final class PropertyObservers {
  struct Entry {
    let property: ObservedProperty
    let options: NSKeyValueObservingOptions
    /// What it was registered by; nil for an observation, which ends by itself.
    let registration: ObserverRegistration?
    let isAlive: () -> Bool
    let tell: (PropertyChange) -> Void
  }

  private(set) var entries: [Entry] = []
  /// Changes may lie in one another: an observer that changes another property, or the same.
  private var underWay: [(property: ObservedProperty, old: Any?)] = []

  var isIdle: Bool { entries.isEmpty && underWay.isEmpty }

  /// Observers of one property are told in the order they came.
  func add(_ entry: Entry, of object: _Object) {
    entries.append(entry)
    guard entry.options.contains(.initial) else { return }
    let change = PropertyChange(old: nil, new: object.value(of: entry.property))
    entry.tell(change.reduced(to: entry.options.subtracting(.old)))
  }

  /// Takes out what was registered last in that way.
  ///
  /// - Returns: whether anything was.
  func remove(where isMeant: (ObserverRegistration) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: { $0.registration.map(isMeant) ?? false }) else {
      return false
    }
    entries.remove(at: index)
    return true
  }

  func willChange(_ property: ObservedProperty, of object: _Object) {
    entries.removeAll { !$0.isAlive() }
    let old = object.value(of: property)
    underWay.append((property, old))
    for entry in entries where entry.property == property && entry.options.contains(.prior) {
      tell(entry, PropertyChange(old: old, new: nil, isPrior: true))
    }
  }

  func didChange(_ property: ObservedProperty, of object: _Object) {
    // Empty where the first observer came in the middle of the change.
    guard let change = underWay.last, change.property == property else { return }
    underWay.removeLast()
    changed(property, from: change.old, of: object)
  }

  /// A change that was not announced: what follows from that of another property.
  func changed(_ property: ObservedProperty, from old: Any?, of object: _Object) {
    let change = PropertyChange(old: old, new: object.value(of: property))
    for entry in entries where entry.property == property { tell(entry, change) }
  }

  private func tell(_ entry: Entry, _ change: PropertyChange) {
    if entry.isAlive() { entry.tell(change.reduced(to: entry.options)) }
  }
}
