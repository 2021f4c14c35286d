/// A run of tests or scenes, by one or several processes.
package struct SnapshotRun: Hashable, Sendable {
  /// The identifier that all processes of the run share.
  package let id: String
  /// Whether everything is run, without a filter or a selection of scenes. The shards of such a run
  /// are whole too.
  package let isWhole: Bool
  /// The part of the run that this value stands for; nil for the whole run.
  package let shard: Shard?
  /// The name of the plan, which differs between runs whose shards must not be merged; empty if
  /// names determine the shard.
  package let plan: String

  package init(id: String, isWhole: Bool, shard: Shard? = nil, plan: String = "") {
    (self.id, self.isWhole) = (id, isWhole)
    (self.shard, self.plan) = (shard, plan)
  }

  /// Returns the run divided by a plan.
  func following(_ plan: String) -> SnapshotRun {
    SnapshotRun(id: id, isWhole: isWhole, shard: shard, plan: plan)
  }
}
