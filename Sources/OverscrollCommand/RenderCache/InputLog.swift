import Foundation
import Synchronization

/// The files that a screen looked for while it was played, those that were not there too, as they were when they
/// were first looked for. Safe on any thread.
final class InputLog: Sendable {
  private let states = Mutex<[String: FileState]>([:])

  /// To be called before the files are looked for.
  func note(_ paths: [String]) {
    states.withLock { states in
      for path in paths where states[path] == nil { states[path] = FileState(of: path) }
    }
  }

  /// What the files hold, sorted by path; nil if one has changed since it was looked for.
  func digests() -> [FileDigest]? {
    let states = states.withLock { $0 }.values.sorted { $0.path < $1.path }
    let digests = states.map { FileDigest(of: $0.path) }
    return states.allSatisfy { $0 == FileState(of: $0.path) } ? digests : nil
  }
}
