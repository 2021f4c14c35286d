/// The line with which a process begins its part of a manifest.
struct ManifestHeader: Codable, Hashable {
  let run: String
  let isWhole: Bool
  /// As in `2/5`; nil for all of it.
  var shard: String?
  var plan: String?

  init(_ run: SnapshotRun) {
    (self.run, isWhole, shard) = (run.id, run.isWhole, run.shard?.description)
    plan = run.plan.isEmpty ? nil : run.plan
  }
}
