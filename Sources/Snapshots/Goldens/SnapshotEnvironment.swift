import Foundation

/// What the process's environment says about goldens. Read nowhere else.
package struct SnapshotEnvironment: Sendable {
  package var record: RecordMode
  /// Holds a directory per test file; nil puts goldens beside the tests.
  package var goldens: String?
  /// Where the pictures of failures go; nil is the package's build folder.
  package var artifacts: String?

  /// What is being run; nil where nobody keeps a list of it.
  package var run: SnapshotRun?

  /// - Parameter variables: `CI`, `OVERSCROLL_RECORD`, `OVERSCROLL_GOLDENS_DIR` and
  ///   `OVERSCROLL_ARTIFACTS_DIR` count.
  /// - Throws: `SnapshotEnvironmentError.unknownRecordMode`, `.emptyFolder`.
  package init(_ variables: [String: String]) throws(SnapshotEnvironmentError) {
    if let name = variables["OVERSCROLL_RECORD"] {
      guard let mode = RecordMode(rawValue: name) else { throw .unknownRecordMode(name) }
      record = mode
    } else {
      let isCI = variables["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
      record = isCI ? .never : .missing
    }
    for variable in ["OVERSCROLL_GOLDENS_DIR", "OVERSCROLL_ARTIFACTS_DIR"]
    where variables[variable] == "" {
      throw .emptyFolder(variable: variable)
    }
    goldens = variables["OVERSCROLL_GOLDENS_DIR"]
    artifacts = variables["OVERSCROLL_ARTIFACTS_DIR"]
  }

  /// Where the pictures of a source file's tests go: `.build/overscroll-artifacts` of its package;
  /// a folder of the user's own among the temporary ones where the sources are not at hand.
  package func artifacts(forTestsIn filePath: String) -> String {
    if let artifacts { return artifacts }
    if let package = PackageFolder.around(filePath) {
      return "\(package)/.build/overscroll-artifacts"
    }
    return URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("overscroll-artifacts-\(getuid())").path
  }
}
