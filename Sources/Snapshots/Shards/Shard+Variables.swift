import Foundation

extension Shard {
  /// What the environment says: `OVERSCROLL_SHARD` as `2/5`, or what runners of tests agree on,
  /// `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX` from 0 (https://bazel.build/reference/test-encyclopedia).
  /// Nil where neither is set.
  ///
  /// - Throws: `SnapshotEnvironmentError.badShard`, `.shardsDisagree`.
  package static func of(
    _ variables: [String: String]
  ) throws(SnapshotEnvironmentError) -> Shard? {
    var own: Shard?
    if let text = variables["OVERSCROLL_SHARD"] {
      guard let shard = Shard(text) else {
        throw .badShard(variable: "OVERSCROLL_SHARD", text)
      }
      own = shard
    }
    guard let total = variables["TEST_TOTAL_SHARDS"] else { return own }
    guard let count = Int(total), (1...most).contains(count) else {
      throw .badShard(variable: "TEST_TOTAL_SHARDS", total)
    }
    let number = variables["TEST_SHARD_INDEX"] ?? ""
    guard let index = Int(number), index < count, let runners = Shard(index + 1, of: count)
    else {
      throw .badShard(variable: "TEST_SHARD_INDEX", number)
    }
    if let own, own != runners { throw .shardsDisagree("\(own)", "\(runners)") }
    return runners
  }

  /// Tells a runner of tests that shards are heeded: without the file it takes every shard for the whole
  /// run.
  ///
  /// - Throws: `FileFailure`.
  package static func tellRunner(_ variables: [String: String]) throws(FileFailure) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try WholeFile.write([], to: path)
  }
}
