import Snapshots

/// Takes a snapshot in the caller's test, environment and registry, and compares it with its
/// golden.
@MainActor
func verifySnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  filePath: String, test: SnapshotTest, in environment: SnapshotEnvironment,
  registry: SnapshotRegistry, scope: SnapshotScope = .current,
  varied variation: SnapshotVariation = SnapshotVariation()
) throws -> SnapshotResult {
  try SnapshotRequest(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: filePath, varied: variation
  ).play(in: test, environment: environment, registry: registry, scope: scope).result()
}
