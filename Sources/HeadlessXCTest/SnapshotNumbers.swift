import Synchronization

/// The numbers of snapshots without a name.
final class SnapshotNumbers: Sendable {
  /// The numbers of the running test with the trait `.snapshots`; nil without one.
  @TaskLocal static var current: SnapshotNumbers?
  /// The numbers of tests that neither have the trait nor run by `overscroll test`.
  static let ofProcess = SnapshotNumbers()

  private let last = Mutex<[String: Int]>([:])

  /// Returns the next number, from 1.
  ///
  /// - Parameter key: The folder of the golden and the name of the test's function.
  func next(for key: String) -> Int {
    last.withLock { last in
      last[key, default: 0] += 1
      return last[key, default: 0]
    }
  }
}
