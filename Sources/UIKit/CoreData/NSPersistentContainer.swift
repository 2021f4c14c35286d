/// A container for an app's model, context and stores. Loading its stores always fails, because
/// Core Data is not supported.
open class NSPersistentContainer: NSObject {
  /// The name of the container and its model.
  public let name: String
  /// The context for the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The model of the stores, which is empty.
  public let managedObjectModel = NSManagedObjectModel()
  /// The coordinator that opens the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The descriptions of the stores to load; one default description unless set.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container for the model with a name.
  public init(name: String) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: managedObjectModel)
    super.init()
  }

  /// Calls `block` at once for each store, with an error: Core Data is not supported.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, CoreDataError.noStore) }
  }

  /// Creates a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
}
