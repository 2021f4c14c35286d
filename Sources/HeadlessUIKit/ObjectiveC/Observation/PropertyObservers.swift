/// The observers of an object's properties, and the old values of changes in progress.
///
/// An object without observers has no instance of this class, and each change costs one comparison
/// with nil.
@MainActor
final class PropertyObservers {
  struct Entry {
    let property: ObservedProperty
    let options: NSKeyValueObservingOptions
    /// The registration by which the observer is removed; nil for an `NSKeyValueObservation`, which
    /// ends by itself.
    let registration: ObserverRegistration?
    let isAlive: () -> Bool
    let tell: (PropertyChange) -> Void
  }

  private(set) var entries: [Entry] = []
  /// The changes in progress. They can be nested, since an observer may change a property.
  private var underWay: [(property: ObservedProperty, old: Any?)] = []

  var isIdle: Bool { entries.isEmpty && underWay.isEmpty }

  /// Adds an observer. The observers of a property are notified in the order in which they were
  /// added.
  func add(_ entry: Entry, of object: _Object) {
    entries.append(entry)
    guard entry.options.contains(.initial) else { return }
    let change = PropertyChange(old: nil, new: object.value(of: entry.property))
    entry.tell(change.reduced(to: entry.options.subtracting(.old)))
  }

  /// Removes the latest matching registration.
  ///
  /// - Returns: Whether a registration was found.
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
    // The stack is empty if the first observer was added during the change.
    guard let change = underWay.last, change.property == property else { return }
    underWay.removeLast()
    changed(property, from: change.old, of: object)
  }

  /// Notifies observers of a change that follows from a change of another property.
  func changed(_ property: ObservedProperty, from old: Any?, of object: _Object) {
    let change = PropertyChange(old: old, new: object.value(of: property))
    for entry in entries where entry.property == property { tell(entry, change) }
  }

  private func tell(_ entry: Entry, _ change: PropertyChange) {
    if entry.isAlive() { entry.tell(change.reduced(to: entry.options)) }
  }
}
