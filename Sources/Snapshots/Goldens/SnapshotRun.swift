/// One run of tests or scenes, by one or several processes.
package struct SnapshotRun: Hashable, Sendable {
  /// The same for all processes of the run.
  package let id: String
  /// Whether everything is run: no filter, no choice of scenes. Shards of such a run are whole.
  package let isWhole: Bool
  /// Of which this is a part; nil is all of it.
  package let shard: Shard?
  /// Tells plans apart whose shards do not belong together; empty where shards follow from names.
  package let plan: String

  package init(id: String, isWhole: Bool, shard: Shard? = nil, plan: String = "") {
    (self.id, self.isWhole) = (id, isWhole)
    (self.shard, self.plan) = (shard, plan)
  }

  /// The same, shared out by a plan.
  func following(_ plan: String) -> SnapshotRun {
    SnapshotRun(id: id, isWhole: isWhole, shard: shard, plan: plan)
  }
}
