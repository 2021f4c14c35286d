import Foundation

/// What the process's environment says about goldens. Read nowhere else.
package struct SnapshotEnvironment: Sendable {
  package var record: RecordMode
  /// Holds a directory per test file; nil puts goldens beside the tests.
  package var goldens: String?
  /// Where the pictures of failures go; nil is the package's build folder.
  package var artifacts: String?

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

  static let process = Result { () throws(SnapshotEnvironmentError) in
    try SnapshotEnvironment(ProcessInfo.processInfo.environment)
  }

  /// Where the pictures of a source file's tests go: `.build/overscroll-artifacts` of its package;
  /// a folder of the user's own among the temporary ones where the sources are not at hand.
  func artifacts(forTestsIn filePath: String) -> String {
    if let artifacts { return artifacts }
    var folder = URL(fileURLWithPath: filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.appendingPathComponent(".build/overscroll-artifacts").path
      }
    }
    return URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("overscroll-artifacts-\(getuid())").path
  }
}
