/// The reason why shards cannot be merged to a whole run.
package enum ShardMergeError: Error, Hashable, Sendable {
  /// No shards were found.
  case noShards
  /// The list in this folder is from a run without shards.
  case noShard(String)
  /// The process of the shard in this folder was killed or has not completed.
  case unfinished(Shard, String)
  /// Two shards are from different runs.
  case differentCounts(Shard, Shard)
  /// The lists in two folders are from runs of different scenes or goldens.
  case otherPlan(String, String)
  /// Shards with these numbers are missing.
  case missing([Int], of: Int)
  /// Two shards have different results for the snapshot with this name.
  case conflictingResults(String)
}

extension ShardMergeError: CustomStringConvertible {
  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .noShards: "there are no shards to merge"
    case .noShard(let folder): "\(folder) belongs to a run without shards"
    case .unfinished(let shard, let folder):
      "shard \(shard) in \(folder) did not finish: run it again"
    case .differentCounts(let a, let b): "shards \(a) and \(b) belong to different runs"
    case .otherPlan(let a, let b): "\(a) and \(b) belong to runs with different scenes or goldens"
    case .missing(let numbers, let count):
      "\(numbers.count == 1 ? "shard" : "shards") "
        + "\(numbers.map(String.init).joined(separator: ", ")) of \(count) "
        + "\(numbers.count == 1 ? "is" : "are") missing"
    case .conflictingResults(let id): "two shards have different results for \(id)"
    }
  }
}
