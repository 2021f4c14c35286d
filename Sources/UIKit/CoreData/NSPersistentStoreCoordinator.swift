/// A coordinator that opens stores. Opening always fails, because Core Data is not supported.
open class NSPersistentStoreCoordinator: NSObject {
  /// The model of the stores.
  public let managedObjectModel: NSManagedObjectModel

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  /// The open stores; always empty.
  open var persistentStores: [NSPersistentStore] { [] }

  /// Opens a store, which always fails.
  ///
  /// - Throws: An error, always: Core Data is not supported.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { throw CoreDataError.noStore }
}

/// The type of stores in an SQLite database.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in memory, which end with the app.
public let NSInMemoryStoreType = "InMemory"
/// The option key for migrating older stores automatically.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option key for inferring the mapping between the model of an older store and the current
/// one.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
