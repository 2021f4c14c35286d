import Foundation
import Synchronization

/// The files that a screen looked up while it was played, including missing ones, with their state
/// at the first lookup.
///
/// Can be used from any thread.
final class InputLog: Sendable {
  private let states = Mutex<[String: FileState]>([:])

  /// Records files. Call this before the files are looked up.
  func note(_ paths: [String]) {
    states.withLock { states in
      for path in paths where states[path] == nil { states[path] = FileState(of: path) }
    }
  }

  /// Returns the digests of the files, sorted by path. Returns nil if a file has changed since its
  /// lookup.
  func digests() -> [FileDigest]? {
    let states = states.withLock { $0 }.values.sorted { $0.path < $1.path }
    let digests = states.map { FileDigest(of: $0.path) }
    return states.allSatisfy { $0 == FileState(of: $0.path) } ? digests : nil
  }
}
