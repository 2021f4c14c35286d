import Snapshots

/// A library that an app imports, found in the sources around the app.
struct LocalModule {
  /// The absolute path of the folder that contains the library. `sources` are the absolute paths of
  /// its Swift files, and `resources` those of its other files.
  let folder: String
  let sources: [String]
  let resources: [String]
  /// The project, package manifest, pod specification or folder that defines the module.
  let origin: String
  /// Whether the sources only declare placeholders for a framework that is not available.
  var isPlaceholder = false
}
