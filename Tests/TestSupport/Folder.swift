package import Foundation

/// A directory of its own for one test, gone with the value.
package final class Folder: Sendable {
  package let path: String

  package init() throws {
    path =
      URL(filePath: NSTemporaryDirectory())
      .appending(path: "overscroll-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Paths of everything in it, hidden files and directories included, sorted.
  package var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The same without directories.
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

  /// Says that a file was last written to so long ago.
  package func age(_ file: String, bySeconds seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: "\(path)/\(file)")
  }

  package func write(_ file: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
  }

  /// An empty file, to be written to.
  package func handle(_ file: String) throws -> FileHandle {
    try write(file, "")
    return try FileHandle(forWritingTo: URL(filePath: "\(path)/\(file)"))
  }
}
