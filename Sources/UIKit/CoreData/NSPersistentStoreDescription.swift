/// The parameters for opening a store.
open class NSPersistentStoreDescription: NSObject {
  /// The location of the store; nil by default.
  open var url: URL?
  /// The type of the store; `NSSQLiteStoreType` by default.
  open var type = NSSQLiteStoreType

  /// Creates a description without a location.
  public override init() { super.init() }

  /// Creates a description of a store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
