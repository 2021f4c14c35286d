import Foundation
import Synchronization

/// The settings for goldens from the process's environment, which no other code reads.
package struct SnapshotEnvironment: Sendable {
  package var record: RecordMode
  /// The folder that contains a folder of goldens per test file; nil puts goldens next to the
  /// tests.
  package var goldens: String?
  /// The folder for pictures of failures; nil is the build folder of the package.
  package var artifacts: String?

  /// The part of the run that this process makes; nil is all of it.
  package var shard: Shard?
  /// A clock for measuring durations, which are only shown to people.
  package var clock: @Sendable () -> Duration = { .zero }
  /// The run to list results for; nil if no list is written.
  package var run: SnapshotRun?
  /// The pictures with which tests of other libraries are compared.
  package var reference = SnapshotReference.own
  /// The program that failures name.
  package var program = ReviewProgram()

  /// The environment of a program that runs tests itself; nil in the processes of other runners.
  package static var ofTests: SnapshotEnvironment? {
    get { given.withLock { $0 } }
    set { given.withLock { $0 = newValue } }
  }
  private static let given = Mutex<SnapshotEnvironment?>(nil)

  /// Reads the environment.
  ///
  /// - Parameter variables: The environment variables, of which `CI`, `OVERSCROLL_RECORD`,
  ///   `OVERSCROLL_GOLDENS_DIR`, `OVERSCROLL_ARTIFACTS_DIR`, `OVERSCROLL_SHARD`,
  ///   `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX` are used.
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

  /// Returns the artifacts folder for the tests of a source file: `.build/overscroll-artifacts` of
  /// its package, or a user-specific temporary folder if the sources do not exist here. Each shard
  /// has a folder in it.
  package func artifacts(forTestsIn filePath: String) -> String {
    let folder = commonArtifacts(forTestsIn: filePath)
    return shard.map { "\(folder)/\($0.folderName)" } ?? folder
  }

  /// Returns the assignment of goldens to shards; nil for a run without shards, or if names
  /// determine the shard. Where goldens may be recorded, their folders change while shards run,
  /// which would change the plan.
  func plan(forTestsIn filePath: String, _ registry: SnapshotRegistry) -> GoldenPlan? {
    guard let shard, record == .never else { return nil }
    if let goldens { return registry.plan(of: goldens, isPackage: false, shards: shard.count) }
    return PackageFolder.around(filePath).map {
      registry.plan(of: $0, isPackage: true, shards: shard.count)
    }
  }

  /// Whether this process makes a golden's part of the run.
  func isAssigned(_ golden: GoldenFile, _ plan: GoldenPlan?) -> Bool {
    guard let shard else { return true }
    return plan?.assigns(golden, to: shard) ?? shard.contains(golden.id)
  }

  /// Returns the artifacts folder that contains those of all shards.
  package func commonArtifacts(forTestsIn filePath: String) -> String {
    artifacts ?? Self.usualArtifacts(forTestsIn: filePath)
  }

  /// Returns the artifacts folder that is used if the environment names none.
  package static func usualArtifacts(forTestsIn filePath: String) -> String {
    if let package = PackageFolder.around(filePath) {
      return "\(package)/.build/overscroll-artifacts"
    }
    return URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("overscroll-artifacts-\(getuid())").path
  }
}
