/// A model of an app's managed objects. Models are not compiled here, so a model has no entities.
open class NSManagedObjectModel: NSObject {
  /// Creates an empty model.
  public override init() { super.init() }

  /// Creates a model from a file, or returns nil if the file does not exist. The contents of the
  /// file are ignored.
  public init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    super.init()
  }
}
