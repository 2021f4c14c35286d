import Synchronization

/// The numbers of snapshots without a name.
package final class SnapshotNumbers: Sendable {
  private let last = Mutex<[String: Int]>([:])

  package init() {}

  /// Returns the next number, from 1.
  ///
  /// - Parameter key: The folder of the golden and the name of the test's function.
  package func next(for key: String) -> Int {
    last.withLock { last in
      last[key, default: 0] += 1
      return last[key, default: 0]
    }
  }
}
