import Foundation

/// The state of a file at a moment: its size, modification time and file number.
struct FileState: Equatable, Sendable {
  /// The path as it was given.
  let path: String
  private let facts: Facts?

  private struct Facts: Equatable, Sendable {
    let size: Int
    let seconds, nanoseconds: Int
    let number: UInt64
  }

  /// A text that is equal for equal states, in every run.
  var text: String {
    let numbers = facts.map { "\($0.size) \($0.seconds) \($0.nanoseconds) \($0.number)" }
    return "\(path) \(numbers ?? "absent")"
  }

  /// Reads the state of a file. A missing file has a state too.
  init(of path: String) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else {
      facts = nil
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    facts = Facts(
      size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt64(status.st_ino))
  }
}
