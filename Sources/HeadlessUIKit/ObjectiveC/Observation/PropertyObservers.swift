import Foundation

/// The observers of an object's properties, and the old values of changes in progress.
///
/// An object without observers has no instance of this class, and each change costs one comparison
/// with nil.
@MainActor
final class PropertyObservers {
  struct Entry {
    /// The key of the property.
    let key: String
    let options: NSKeyValueObservingOptions
    /// The registration by which the observer is removed; nil for an `NSKeyValueObservation`, which
    /// ends by itself.
    let registration: ObserverRegistration?
    let isAlive: () -> Bool
    let notify: (PropertyChange) -> Void
  }

  private(set) var entries: [Entry] = []
  /// A change in progress.
  private struct Progress {
    let key: String
    let old: Any?
    var kind = NSKeyValueChange.setting
    var indexes: IndexSet?
  }

  /// The changes in progress. They can be nested, since an observer may change a property.
  private var changesInProgress: [Progress] = []
  /// The keys whose changes are not reported, because the elements of their collections change.
  private var mutedKeys: Set<String> = []

  /// Adds an observer. The observers of a property are notified in the order in which they were
  /// added.
  func add(_ entry: Entry, of object: _Object) {
    entries.append(entry)
    guard entry.options.contains(.initial) else { return }
    let change = PropertyChange(old: nil, new: object.observedValue(entry.key))
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
    willChange(property.rawValue, of: object)
  }

  func didChange(_ property: ObservedProperty, of object: _Object) {
    didChange(property.rawValue, of: object)
  }

  /// Notes the value before a change, and notifies observers that want to know it before.
  func willChange(_ key: String, of object: _Object) {
    guard !mutedKeys.contains(key) else { return }
    begin(Progress(key: key, old: object.observedValue(key)))
  }

  func didChange(_ key: String, of object: _Object) {
    guard !mutedKeys.contains(key), let change = end(key) else { return }
    changed(key, from: change.old, of: object)
  }

  /// Notes the elements of a collection before a change. Indexes out of range are ignored.
  func willChange(
    _ kind: NSKeyValueChange, at indexes: IndexSet, _ key: String, of object: _Object
  ) {
    let old = kind == .insertion ? nil : Self.elements(at: indexes, object.observedValue(key))
    begin(Progress(key: key, old: old, kind: kind, indexes: indexes))
    mutedKeys.insert(key)
  }

  /// Notifies observers of a change of a collection's elements.
  func didChangeElements(_ key: String, of object: _Object) {
    mutedKeys.remove(key)
    guard let change = end(key), let indexes = change.indexes else { return }
    let new = change.kind == .removal ? nil : Self.elements(at: indexes, object.observedValue(key))
    let reported = PropertyChange(old: change.old, new: new, kind: change.kind, indexes: indexes)
    for entry in entries where entry.key == key { notify(entry, reported) }
  }

  private func begin(_ change: Progress) {
    entries.removeAll { !$0.isAlive() }
    changesInProgress.append(change)
    let prior = PropertyChange(
      old: change.old, new: nil, isPrior: true, kind: change.kind, indexes: change.indexes)
    for entry in entries where entry.key == change.key && entry.options.contains(.prior) {
      notify(entry, prior)
    }
  }

  /// Returns the latest change in progress if it is one of the key. There is none if the first
  /// observer was added during the change.
  private func end(_ key: String) -> Progress? {
    changesInProgress.last?.key == key ? changesInProgress.removeLast() : nil
  }

  private static func elements(at indexes: IndexSet, _ value: Any?) -> [Any] {
    let list = value as? NSArray
    let all = list.map { list in (0..<list.count).map(list.object(at:)) } ?? value as? [Any] ?? []
    return indexes.filter(all.indices.contains).map { all[$0] }
  }

  func changed(_ property: ObservedProperty, from old: Any?, of object: _Object) {
    changed(property.rawValue, from: old, of: object)
  }

  /// Notifies observers of a change that follows from a change of another property.
  private func changed(_ key: String, from old: Any?, of object: _Object) {
    let change = PropertyChange(old: old, new: object.observedValue(key))
    for entry in entries where entry.key == key { notify(entry, change) }
  }

  private func notify(_ entry: Entry, _ change: PropertyChange) {
    if entry.isAlive() { entry.notify(change.reduced(to: entry.options)) }
  }
}
