/// The order of a target's folders: a file names only what its own folder or a lower one declares.
struct FolderRule: Sendable {
  /// References upward that a file needs, and why.
  struct Exception: Sendable {
    /// Below the target's folder.
    let file: String
    /// Types and members that are declared in higher folders.
    let names: [String]
    let reason: String

    init(_ file: String, _ names: String..., because reason: String) {
      (self.file, self.names, self.reason) = (file, names, reason)
    }
  }

  let target: String
  /// The target's top folders, bottom up. Files outside of all folders may name everything.
  let folders: [String]
  /// Whether each folder has a page, README.md.
  var hasPages = false
  /// Names that the target declares once, but that its files mostly use for something that another module declares.
  var foreignNames: Set<String> = []
  var exceptions: [Exception] = []
}
