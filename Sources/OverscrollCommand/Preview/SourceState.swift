import Foundation

/// What files were like at a moment: by their sizes and the times they were written.
struct SourceState: Equatable, Sendable {
  private struct File: Equatable, Sendable {
    let path: String
    let size: Int
    let seconds, nanoseconds: Int
    let number: UInt64
  }

  /// As it was asked for.
  let path: String
  private let files: [File]

  /// The most files of a folder that are looked at.
  private static let limit = 20_000

  /// A file, or everything in a folder but what is hidden.
  init(of path: String) {
    self.path = path
    var files = Self.file(path).map { [$0] } ?? []
    if let found = FileManager.default.enumerator(atPath: path) {
      while let name = found.nextObject() as? String, files.count < Self.limit {
        if name.fileName.hasPrefix(".") {
          found.skipDescendants()
        } else if let file = Self.file(path.appending(file: name)) {
          files.append(file)
        }
      }
    }
    self.files = files
  }

  private static func file(_ path: String) -> File? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return File(
      path: path, size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt64(status.st_ino))
  }

  /// Read beside the main actor.
  static func states(of paths: [String]) async -> [SourceState] {
    paths.map { SourceState(of: $0) }
  }
}
