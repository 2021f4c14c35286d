/// The line that begins a process's part of a manifest.
struct ManifestHeader: Codable, Hashable {
  let run: String
  let isWhole: Bool
  /// The shard, for example `2/5`; nil for the whole run.
  var shard: String?
  var plan: String?

  init(_ run: SnapshotRun) {
    (self.run, isWhole, shard) = (run.id, run.isWhole, run.shard?.description)
    plan = run.plan.isEmpty ? nil : run.plan
  }
}
