/// The errors of Core Data, which is not supported. Code that Xcode generates in an app delegate
/// compiles, and opening a store fails as it does on a device whose store cannot be read. Managed
/// objects are declared unavailable.
enum CoreDataError {
  /// The error with the code of `NSPersistentStoreOpenError`.
  static var noStore: NSError {
    NSError(
      domain: "NSCocoaErrorDomain", code: 134080,
      userInfo: [
        NSLocalizedDescriptionKey: "Core Data is not available: pass the data to the screen"
      ])
  }
}
