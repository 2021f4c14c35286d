package import Foundation

/// A temporary directory for one test, deleted when the value is released.
package final class Folder: Sendable {
  package let path: String

  package init() throws {
    path =
      URL(filePath: NSTemporaryDirectory())
      .appending(path: "overscroll-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The sorted paths of everything in the directory, including hidden files and directories.
  package var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The sorted paths of all files in the directory, without directories.
  package var regularFiles: [String] { files.filter { !isDirectory($0) } }

  private func isDirectory(_ file: String) -> Bool {
    var isDirectory = ObjCBool(false)
    let exists = FileManager.default.fileExists(
      atPath: "\(path)/\(file)", isDirectory: &isDirectory)
    return exists && isDirectory.boolValue
  }

  package func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }

  /// Sets a file's modification date to `seconds` seconds ago.
  package func age(_ file: String, bySeconds seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: "\(path)/\(file)")
  }

  /// Writes a file, and creates the directories of its path.
  package func write(_ file: String, _ text: String) throws {
    let place = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// Creates an empty file and returns a handle for writing to it.
  package func handle(_ file: String) throws -> FileHandle {
    try write(file, "")
    return try FileHandle(forWritingTo: URL(filePath: "\(path)/\(file)"))
  }
}
