import Testing
import UIKit

/// The Core Data code that Xcode generates in the delegate of a new app.
@Suite("Without Core Data")
struct CoreDataTests {
  @Test func storesCannotBeOpened() throws {
    #expect(NSManagedObjectModel(contentsOf: URL(filePath: "/none.momd")) == nil)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let error = #expect(throws: (any Error).self) {
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: nil, options: nil)
    }
    #expect((error as? NSError)?.code == 134080)
    #expect(error?.localizedDescription.contains("Core Data is not available") == true)
    #expect(coordinator.persistentStores.isEmpty)
    let container = NSPersistentContainer(name: "App")
    var failures = 0
    container.loadPersistentStores { _, error in failures += error == nil ? 0 : 1 }
    #expect(failures == 1)
    let context = container.viewContext
    if context.hasChanges { try context.save() }
    #expect(!container.newBackgroundContext().hasChanges)
  }

  @Test func xmlIsReadAsOniOS() {
    let parser = XMLParser(data: Data("<a><b/></a>".utf8))
    #expect(parser.parse())
  }
}
