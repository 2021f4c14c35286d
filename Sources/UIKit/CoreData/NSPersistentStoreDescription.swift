/// How a store is opened.
open class NSPersistentStoreDescription: NSObject {
  /// Where it lies.
  open var url: URL?
  /// Its kind.
  open var type = NSSQLiteStoreType

  /// Nowhere.
  public override init() { super.init() }

  /// In a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
