import ArgumentParser
import Foundation
import Snapshots

/// The option that selects the part of the work to do.
struct ShardOptions: ParsableArguments {
  @Option(
    help: """
      Runs one of several shards, as in 2/5; every shard must get the same files. Default: \
      $OVERSCROLL_SHARD, or $TEST_SHARD_INDEX (from 0) and $TEST_TOTAL_SHARDS, or everything.
      """)
  var shard: String?

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError("--shard must have the form 2/5, not \(shard)")
    }
  }

  /// Returns the chosen shard, or nil for all of the work. If a test runner set the shard, it is
  /// informed that sharding is supported.
  ///
  /// - Throws: `ValidationError`, `FileFailure`.
  func chosen() throws -> Shard? {
    if let shard { return Shard(shard) }
    let variables = ProcessInfo.processInfo.environment
    do {
      let shard = try Shard.of(variables)
      if shard != nil { try Shard.writeRunnerFile(variables) }
      return shard
    } catch let error as SnapshotEnvironmentError {
      throw ValidationError("\(error)")
    }
  }
}
