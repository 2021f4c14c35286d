import Snapshots

/// A library that an app imports, found among the sources around it.
struct LocalModule {
  /// Absolute paths: the folder that all of it lies in, its Swift files, and what it brings besides.
  let folder: String
  let sources: [String]
  let resources: [String]
  /// What says that it is this module: a project, a package, a pod's description, a folder.
  let origin: String
}
