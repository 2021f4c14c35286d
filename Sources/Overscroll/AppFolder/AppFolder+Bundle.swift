extension AppFolder {
  /// What the app's bundle holds beside what is compiled: each file's name there and where it lies, in
  /// order.
  package var resources: [(name: String, path: String)] { index.resources }

  /// Where the app's `Info.plist` lies; nil if it has none.
  package var propertyList: String? { index.propertyList }
}
