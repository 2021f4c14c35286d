/// Opens stores, of which there are none here.
open class NSPersistentStoreCoordinator: NSObject {
  /// What is in the stores.
  public let managedObjectModel: NSManagedObjectModel

  /// Without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  /// The stores that are open: none.
  open var persistentStores: [NSPersistentStore] { [] }

  /// - Throws: always, that Core Data is not here.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { throw CoreDataError.noStore }
}

/// A store in a database, and its name elsewhere.
public let NSSQLiteStoreType = "SQLite"
/// A store that is gone with the app.
public let NSInMemoryStoreType = "InMemory"
/// The option to take an older store for a newer one.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find out by oneself what is new.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
