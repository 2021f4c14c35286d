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
    let notify: (PropertyChange) -> Void
  }

  private(set) var entries: [Entry] = []
  /// The changes in progress. They can be nested, since an observer may change a property.
  private var changesInProgress: [(property: ObservedProperty, old: Any?)] = []

  var isIdle: Bool { entries.isEmpty && changesInProgress.isEmpty }

  /// Adds an observer. The observers of a property are notified in the order in which they were
  /// added.
  func add(_ entry: Entry, of object: _Object) {
    entries.append(entry)
    guard entry.options.contains(.initial) else { return }
    let change = PropertyChange(old: nil, new: object.value(of: entry.property))
    entry.notify(change.reduced(to: entry.options.subtracting(.old)))
  }

  /// Removes the latest matching registration.
  ///
  /// - Returns: Whether a registration was found.
  func remove(where matches: (ObserverRegistration) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: { $0.registration.map(matches) ?? false }) else {
      return false
    }
    entries.remove(at: index)
    return true
  }

  func willChange(_ property: ObservedProperty, of object: _Object) {
    entries.removeAll { !$0.isAlive() }
    let old = object.value(of: property)
    changesInProgress.append((property, old))
    for entry in entries where entry.property == property && entry.options.contains(.prior) {
      notify(entry, PropertyChange(old: old, new: nil, isPrior: true))
    }
  }

  func didChange(_ property: ObservedProperty, of object: _Object) {
    // The stack is empty if the first observer was added during the change.
    guard let change = changesInProgress.last, change.property == property else { return }
    changesInProgress.removeLast()
    changed(property, from: change.old, of: object)
  }

  /// Notifies observers of a change that follows from a change of another property.
  func changed(_ property: ObservedProperty, from old: Any?, of object: _Object) {
    let change = PropertyChange(old: old, new: object.value(of: property))
    for entry in entries where entry.property == property { notify(entry, change) }
  }

  private func notify(_ entry: Entry, _ change: PropertyChange) {
    if entry.isAlive() { entry.notify(change.reduced(to: entry.options)) }
  }
}
