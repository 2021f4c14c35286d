import Foundation

extension Shard {
  /// Returns the shard from the environment: `OVERSCROLL_SHARD`, such as `2/5`, or the variables of
  /// test runners, `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX`, counted from 0
  /// (https://bazel.build/reference/test-encyclopedia). Nil if neither is set.
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
    guard let count = Int(total), (1...maximumCount).contains(count) else {
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

  /// Creates the file that informs a test runner that shards are supported. Without it, the runner
  /// treats every shard as the whole run.
  ///
  /// - Throws: `FileFailure`.
  package static func writeRunnerFile(_ variables: [String: String]) throws(FileFailure) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try AtomicFile.write([], to: path)
  }
}
