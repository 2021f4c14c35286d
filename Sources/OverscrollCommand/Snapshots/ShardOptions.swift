import ArgumentParser
import Foundation
import Snapshots

/// Which part of the work is done here.
struct ShardOptions: ParsableArguments {
  @Option(
    help: """
      Does one of several parts, as in 2/5; every part must be given the same files. Default: \
      $OVERSCROLL_SHARD, else $TEST_SHARD_INDEX (from 0) and $TEST_TOTAL_SHARDS, else all.
      """)
  var shard: String?

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError("--shard must be as in 2/5, not \(shard)")
    }
  }

  /// Nil for all of it. Tells a runner of tests that it is heeded.
  ///
  /// - Throws: `ValidationError`, `FileFailure`.
  func chosen() throws -> Shard? {
    if let shard { return Shard(shard) }
    let variables = ProcessInfo.processInfo.environment
    do {
      let shard = try Shard.of(variables)
      if shard != nil { try Shard.tellRunner(variables) }
      return shard
    } catch let error as SnapshotEnvironmentError {
      throw ValidationError("\(error)")
    }
  }
}
