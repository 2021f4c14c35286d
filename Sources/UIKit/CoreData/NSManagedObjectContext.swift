/// Where objects live before they are stored. There are none here, so that nothing has ever changed.
open class NSManagedObjectContext: NSObject {
  /// On which queue it works; raw values as Core Data's.
  public enum ConcurrencyType: UInt, Sendable {
    /// On one of its own.
    case privateQueueConcurrencyType = 1
    /// On the main queue.
    case mainQueueConcurrencyType
  }

  /// Where it stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context that it changes instead of a store.
  open var parent: NSManagedObjectContext?
  /// Whether it takes over what others change.
  open var automaticallyMergesChangesFromParent = false

  /// For the main queue.
  public override init() { super.init() }

  /// For a queue.
  public init(concurrencyType ct: ConcurrencyType) { super.init() }

  /// Whether there is something to store: never.
  open var hasChanges: Bool { false }

  /// Stores nothing, as there is nothing.
  open func save() throws {}

  /// Forgets what was changed: nothing.
  open func rollback() {}

  /// Runs code at once.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// The name it has apart from the context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
