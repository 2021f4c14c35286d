import Foundation

/// Files of an app's folder.
enum AppFile {
  /// All of a file; nil for what is none. A pipe would be waited for, so that only regular files count.
  static func contents(_ path: String) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}
