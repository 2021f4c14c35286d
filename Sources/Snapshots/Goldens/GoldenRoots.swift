import Foundation

/// The folders whose goldens a command may read, replace and delete.
///
/// A manifest may come from another machine or another person. Its goldens are only used if they
/// are in one of these folders.
package struct GoldenRoots: Sendable {
  /// Paths without symbolic links.
  private let folders: [String]

  /// Creates the roots from folders. Folders that do not exist, and the root of the file system,
  /// are left out.
  package init(_ folders: [String]) {
    self.folders = folders.compactMap { Self.resolved($0) }.filter { $0 != "/" }
  }

  /// Whether an entry's golden may be used: its name is that in the identifier, its ending is that
  /// of a golden unless it is in a `__Snapshots__` folder, it is in one of the folders, also after
  /// symbolic links are followed, and it is a regular file or does not exist.
  package func contain(goldenOf entry: ManifestEntry) -> Bool {
    let path = entry.golden as NSString
    guard path.lastPathComponent == (entry.id as NSString).lastPathComponent,
      GoldenFile.endings.contains(path.pathExtension)
        || path.pathComponents.contains("__Snapshots__")
    else { return false }
    return contain(entry.golden)
  }

  /// Whether a path is in one of the folders, and is a regular file or does not exist.
  func contain(_ path: String) -> Bool {
    guard path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return false }
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG, let file = Self.resolved(path) else { return false }
      return isInside(file)
    }
    // A link to nothing would be followed when the file is written.
    guard lstat(path, &status) != 0 else { return false }
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if let existing = Self.resolved(folder) {
        return folders.contains(existing) || isInside(existing)
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return false
  }

  private func isInside(_ path: String) -> Bool {
    folders.contains { path.hasPrefix($0 + "/") }
  }

  /// Whether a path is a regular file and no symbolic link.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the path without symbolic links; nil if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
