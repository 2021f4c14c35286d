import Foundation

/// The array that `mutableArrayValue(forKey:)` returns: it changes the elements of an object's
/// property and notifies the property's observers of each insertion, removal and replacement.
final class KeyedMutableArray: NSMutableArray {
  // Accessed on the main actor, like the object itself.
  private let owner: _Object?
  private let key: String

  @MainActor
  init(of owner: _Object, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    (owner, key) = (nil, "")
    super.init(objects: objects, count: count)
  }

  required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }
  required init?(coder: NSCoder) { nil }

  /// The elements now. A property of another type counts as empty.
  private var elements: [Any] {
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) var elements: [Any] = []
    onMainActorUnchecked { [owner, key] in
      switch owner?.value(forKey: key) {
      case let list as NSArray: elements = (0..<list.count).map(list.object(at:))
      case let list as [Any]: elements = list
      default: break
      }
    }
    return elements
  }

  /// Performs a change of the elements and notifies the observers.
  private func change(
    _ kind: NSKeyValueChange, at indexes: IndexSet, _ change: (inout [Any]) -> Void
  ) {
    guard !indexes.isEmpty else { return }
    var new = elements
    change(&new)
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let elements = new
    onMainActorUnchecked { [owner, key] in
      guard let owner else { return }
      owner.observers?.willChange(kind, at: indexes, key, of: owner)
      if let list = owner.value(forKey: key) as? NSMutableArray {
        list.setArray(elements)
      } else {
        owner.setValue(elements, forKey: key)
      }
      owner.observers?.didChangeElements(key, of: owner)
    }
  }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements[index] }

  override func insert(_ object: Any, at index: Int) {
    change(.insertion, at: IndexSet(integer: index)) { $0.insert(object, at: index) }
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes) { elements in
      for (object, index) in zip(objects, indexes) { elements.insert(object, at: index) }
    }
  }
  override func add(_ object: Any) { insert(object, at: count) }
  override func addObjects(from objects: [Any]) {
    insert(objects, at: IndexSet(integersIn: count..<count + objects.count))
  }

  override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }
  override func removeObjects(at indexes: IndexSet) {
    change(.removal, at: indexes) { elements in
      for index in indexes.reversed() { elements.remove(at: index) }
    }
  }
  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
  }
  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }
  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }
  override func remove(_ object: Any) {
    let same = (0..<count).filter { (self.object(at: $0) as? NSObject)?.isEqual(object) == true }
    removeObjects(at: IndexSet(same))
  }

  override func replaceObject(at index: Int, with object: Any) {
    replaceObjects(at: IndexSet(integer: index), with: [object])
  }
  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, at: indexes) { elements in
      for (object, index) in zip(objects, indexes) { elements[index] = object }
    }
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom objects: [Any]) {
    let common = Swift.min(range.length, objects.count)
    let start = range.location
    replaceObjects(at: IndexSet(integersIn: start..<start + common), with: objects)
    removeObjects(in: NSRange(location: start + common, length: range.length - common))
    insert(
      Array(objects.dropFirst(common)),
      at: IndexSet(integersIn: start + common..<start + objects.count))
  }
  override func setArray(_ objects: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: objects)
  }
}
