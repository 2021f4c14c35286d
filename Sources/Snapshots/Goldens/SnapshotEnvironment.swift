import Foundation

/// What the process's environment says about goldens. Read nowhere else.
package struct SnapshotEnvironment: Sendable {
  package var record: RecordMode
  /// Holds a directory per test file; nil puts goldens beside the tests.
  package var goldens: String?
  /// Where the pictures of failures go; nil is the package's build folder.
  package var artifacts: String?

  /// The part of the run that is made here; nil is all of it.
  package var shard: Shard?
  /// How long the process has been running, as far as anybody asks; only said to people.
  package var clock: @Sendable () -> Duration = { .zero }
  /// What is being run; nil where nobody keeps a list of it.
  package var run: SnapshotRun?

  /// - Parameter variables: `CI`, `OVERSCROLL_RECORD`, `OVERSCROLL_GOLDENS_DIR`,
  ///   `OVERSCROLL_ARTIFACTS_DIR`, `OVERSCROLL_SHARD`, `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX` count.
  /// - Throws: `SnapshotEnvironmentError`.
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
    shard = try Shard.of(variables)
  }

  /// Where the pictures of a source file's tests go: `.build/overscroll-artifacts` of its package;
  /// a folder of the user's own among the temporary ones where the sources are not at hand. Each shard has
  /// a folder in it.
  package func artifacts(forTestsIn filePath: String) -> String {
    let folder = folder(forTestsIn: filePath)
    return shard.map { "\(folder)/\($0.folderName)" } ?? folder
  }

  /// Who holds which golden, if this is a part of a run; nil where names decide. Where goldens may be
  /// recorded their folders change while shards run, and plans with them.
  func plan(forTestsIn filePath: String, _ registry: SnapshotRegistry) -> GoldenPlan? {
    guard let shard, record == .never else { return nil }
    if let goldens { return registry.plan(of: goldens, isPackage: false, shards: shard.count) }
    return PackageFolder.around(filePath).map {
      registry.plan(of: $0, isPackage: true, shards: shard.count)
    }
  }

  private func folder(forTestsIn filePath: String) -> String {
    if let artifacts { return artifacts }
    if let package = PackageFolder.around(filePath) {
      return "\(package)/.build/overscroll-artifacts"
    }
    return URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("overscroll-artifacts-\(getuid())").path
  }
}
