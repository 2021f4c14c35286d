/// Core Data is not here: what Xcode puts into an app's delegate compiles, and opening a store fails as it does on a
/// device whose store cannot be read. Objects to be stored are declared unavailable.
enum CoreDataError {
  /// `NSPersistentStoreOpenError`.
  static var noStore: NSError {
    NSError(
      domain: "NSCocoaErrorDomain", code: 134080,
      userInfo: [
        NSLocalizedDescriptionKey: "Core Data is not here: hand the screen its data"
      ])
  }
}
