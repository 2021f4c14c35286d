/// Brings all of an app's stores together, of which there are none here.
open class NSPersistentContainer: NSObject {
  /// What it is called.
  public let name: String
  /// For the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// What is in the stores.
  public let managedObjectModel = NSManagedObjectModel()
  /// Opens the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// How the stores are opened.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// By a model's name.
  public init(name: String) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: managedObjectModel)
    super.init()
  }

  /// Fails for each store, at once: Core Data is not here.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, CoreDataError.noStore) }
  }

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
}
