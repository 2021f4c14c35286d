/// What an app's objects are like; nothing is known of them here.
open class NSManagedObjectModel: NSObject {
  /// None.
  public override init() { super.init() }

  /// Nil where there is no file: models are not compiled here.
  public init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    super.init()
  }
}
