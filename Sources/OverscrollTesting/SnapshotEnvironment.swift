import Foundation

/// What the process's environment says about goldens. Read nowhere else.
package struct SnapshotEnvironment: Sendable {
  package var record: RecordMode
  /// Holds a directory per test file; nil puts goldens beside the tests.
  package var goldens: String?
  /// Where the pictures of failures go.
  package var artifacts: String

  /// - Parameter variables: `CI`, `OVERSCROLL_RECORD`, `OVERSCROLL_GOLDENS_DIR` and
  ///   `OVERSCROLL_ARTIFACTS_DIR` count; a mode that is none is as if it were not there.
  package init(_ variables: [String: String]) {
    let isCI = variables["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    record =
      variables["OVERSCROLL_RECORD"].flatMap { RecordMode(rawValue: $0) }
      ?? (isCI ? .never : .missing)
    goldens = variables["OVERSCROLL_GOLDENS_DIR"]
    artifacts =
      variables["OVERSCROLL_ARTIFACTS_DIR"]
      ?? (NSTemporaryDirectory() as NSString).appendingPathComponent("overscroll-artifacts")
  }

  static let process = SnapshotEnvironment(ProcessInfo.processInfo.environment)
}
