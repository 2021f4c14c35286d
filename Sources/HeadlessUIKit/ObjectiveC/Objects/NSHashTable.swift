public import Foundation

#if !canImport(Darwin)
  /// A set of objects with optional weak references, which Foundation on Linux lacks.
  ///
  /// `allObjects` is in the order of insertion, equal in every run.
  ///
  /// - Complexity: Finding an object is linear in the number of objects with an equal hash.
  ///   Iteration and removal are linear in the number of all objects.
  public final class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var slots: [Int: [TableSlot]] = [:]
    private var order: [(hash: Int, slot: TableSlot)] = []

    /// Creates an empty table.
    ///
    /// - Parameter capacity: Ignored.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
      self.options = options
    }

    /// Returns an empty table with weak references to its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable(options: .weakMemory)
    }

    /// The objects that still exist, in the order of insertion.
    public var allObjects: [ObjectType] { order.compactMap { $0.slot.value() } }

    /// The number of objects that still exist.
    public var count: Int { allObjects.count }

    /// The first object that still exists; nil for an empty table.
    public var anyObject: ObjectType? {
      order.lazy.compactMap { $0.slot.value() }.first
    }

    /// Returns whether the table contains an equal object.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object in the table that equals the given one; nil if there is none.
    public func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      let near = slots[TableSlot.hash(of: object, options)] ?? []
      return near.first { $0.isEqual(to: object, options) }?.value()
    }

    /// Adds an object, unless the table contains an equal one. Nil is ignored.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      let hash = TableSlot.hash(of: object, options)
      let slot = TableSlot(object, isWeak: options.contains(.weakMemory))
      // Slots of released objects are reused or removed here.
      slots[hash] = (slots[hash] ?? []).filter { $0.object != nil } + [slot]
      if order.count > 2 * count + 8 { order.removeAll { $0.slot.object == nil } }
      order.append((hash, slot))
    }

    /// Removes the object that equals the given one.
    public func remove(_ object: ObjectType?) {
      guard let object else { return }
      let hash = TableSlot.hash(of: object, options)
      slots[hash]?.removeAll { $0.isEqual(to: object, options) }
      order.removeAll { $0.hash == hash && $0.slot.isEqual(to: object, options) }
    }

    /// Removes all objects.
    public func removeAllObjects() { (slots, order) = ([:], []) }
  }
#endif
