import Foundation

/// Access to the files of an app's folder.
enum AppFile {
  /// Returns the contents of a regular file; nil for anything else. Reading a pipe, for example,
  /// would block.
  static func contents(_ path: String) -> Data? {
    isRegular(path) ? FileManager.default.contents(atPath: path) : nil
  }

  /// Whether the path leads to a regular file.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
