import Foundation
import Snapshots

/// The contents of a file as a digest, or the fact that the file does not exist.
struct FileDigest: Codable, Equatable {
  let path: String
  /// The SHA-256 of the file's bytes, or a word if the file cannot be read.
  let digest: String

  init(of path: String) {
    self.path = path
    digest = Self.digest(of: path)
  }

  /// Whether the file still has this digest.
  var isCurrent: Bool { self == FileDigest(of: path) }

  private static func digest(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "absent" }
    guard status.st_mode & S_IFMT == S_IFREG else { return "no file" }
    guard let data = FileManager.default.contents(atPath: path) else { return "unreadable" }
    return SHA256.text(of: [UInt8](data))
  }
}
