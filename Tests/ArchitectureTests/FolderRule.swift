/// The order of a target's folders: a file names only what its own folder or a lower one declares.
struct FolderRule: Sendable {
  /// References to higher folders that a file needs, with the reason.
  struct Exception: Sendable {
    /// The file's path below the target's folder.
    let file: String
    /// The types and members declared in higher folders.
    let names: [String]
    let reason: String

    init(_ file: String, _ names: String..., because reason: String) {
      (self.file, self.names, self.reason) = (file, names, reason)
    }
  }

  let target: String
  /// The target's top-level folders from bottom to top. Files outside these folders may name
  /// everything.
  let folders: [String]
  /// Whether references by unique member names count, besides those by type names. Member names
  /// give some false findings.
  var countsMembers = true
  /// Whether each folder has a README.md.
  var hasPages = false
  /// Names that the target declares once, but whose uses mostly refer to another module's
  /// declaration.
  var foreignNames: Set<String> = []
  var exceptions: [Exception] = []
}
