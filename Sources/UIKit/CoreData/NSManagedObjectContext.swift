/// A context for managed objects. It never has changes here, because managed objects are not
/// supported.
open class NSManagedObjectContext: NSObject {
  /// The queue on which a context works. The raw values are those of Core Data.
  public enum ConcurrencyType: UInt, Sendable {
    /// A private queue of the context.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType
  }

  /// The coordinator of the context's stores; nil by default.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The parent context, which receives changes instead of a store; nil by default.
  open var parent: NSManagedObjectContext?
  /// Whether the context merges changes that are saved to its parent or store; false by default.
  /// Ignored: objects are not stored.
  open var automaticallyMergesChangesFromParent = false

  /// Creates a context for the main queue.
  public override init() { super.init() }

  /// Creates a context. The concurrency type is ignored: code runs at once on the calling thread.
  public init(concurrencyType ct: ConcurrencyType) { super.init() }

  /// Whether the context has unsaved changes; always false.
  open var hasChanges: Bool { false }

  /// Saves changes. Without effect: a context has no changes here.
  open func save() throws {}

  /// Discards changes. Without effect: a context has no changes here.
  open func rollback() {}

  /// Runs the closure and returns when it is finished.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// The name of the concurrency type outside its context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
