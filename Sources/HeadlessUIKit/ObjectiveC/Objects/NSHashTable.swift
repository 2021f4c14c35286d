public import Foundation

#if !canImport(Darwin)
  /// A set of objects that need not keep them, which Foundation on Linux lacks.
  ///
  /// `allObjects` are in the order in which they were added, the same in every run.
  ///
  /// - Complexity: finding one is linear in the count of those whose hashes are equal, walking through all and
  ///   removing linear in that of all.
  public final class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var slots: [Int: [TableSlot]] = [:]
    private var order: [(hash: Int, slot: TableSlot)] = []

    /// - Parameter capacity: not used.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
      self.options = options
    }

    /// One whose objects go when nobody else has them.
    public class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable(options: .weakMemory)
    }

    /// Those that are there.
    public var allObjects: [ObjectType] { order.compactMap { $0.slot.value() } }

    /// Of those that are there.
    public var count: Int { allObjects.count }

    /// The first one that is there.
    public var anyObject: ObjectType? {
      order.lazy.compactMap { $0.slot.value() }.first
    }

    /// Whether it, or one that is equal, is there.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// What is equal to an object.
    public func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      let near = slots[TableSlot.hash(of: object, options)] ?? []
      return near.first { $0.isEqual(to: object, options) }?.value()
    }

    /// Adds one, unless an equal one is there; nothing happens for nil.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      let hash = TableSlot.hash(of: object, options)
      let slot = TableSlot(object, isWeak: options.contains(.weakMemory))
      // Those that are gone leave at last when something takes their place.
      slots[hash] = (slots[hash] ?? []).filter { $0.object != nil } + [slot]
      if order.count > 2 * count + 8 { order.removeAll { $0.slot.object == nil } }
      order.append((hash, slot))
    }

    /// Takes it, or one that is equal, away.
    public func remove(_ object: ObjectType?) {
      guard let object else { return }
      let hash = TableSlot.hash(of: object, options)
      slots[hash]?.removeAll { $0.isEqual(to: object, options) }
      order.removeAll { $0.hash == hash && $0.slot.isEqual(to: object, options) }
    }

    /// Takes all away.
    public func removeAllObjects() { (slots, order) = ([:], []) }
  }
#endif
