import Snapshots

/// A library that an app imports, found in the sources around the app.
struct LocalModule {
  /// The absolute path of the folder that contains the library. `sources` are the absolute paths of
  /// its Swift files, or of the headers of a library without Swift files. `resources` are those of
  /// its other files.
  let folder: String
  let sources: [String]
  let resources: [String]
  /// The project, package manifest, pod specification or folder that defines the module.
  let origin: String
  /// The absolute paths of the headers of a library with Swift and Objective-C files.
  var headers: [String] = []
  /// The conditional compilation flags of the module.
  var conditions: [String] = []
  /// Whether the module only has placeholders, because it is a framework that is not available or a
  /// library in Objective-C.
  var isPlaceholder = false

  /// Returns the module with conditional compilation flags.
  func with(_ conditions: [String]) -> LocalModule {
    var module = self
    module.conditions = conditions
    return module
  }
}
