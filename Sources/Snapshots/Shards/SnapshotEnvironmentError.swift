/// An error for an environment variable with an invalid value.
public enum SnapshotEnvironmentError: Error, Hashable, Sendable {
  /// `OVERSCROLL_RECORD` is not the name of a `RecordMode`.
  case unknownRecordMode(String)
  /// The variable is empty, which would mean the root of the file system.
  case emptyFolder(variable: String)
  /// The variable with this value is not a valid shard. `OVERSCROLL_SHARD` has the form `2/5`.
  case badShard(variable: String, String)
  /// `OVERSCROLL_SHARD` and the variables of a test runner specify different shards.
  case shardsDisagree(String, String)
  /// The file of `TEST_SHARD_STATUS_FILE` cannot be written.
  case noShardStatus(FileFailure)
}

extension SnapshotEnvironmentError: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .unknownRecordMode(let text):
      "OVERSCROLL_RECORD is '\(text)', not one of "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .emptyFolder(let variable): "\(variable) is empty: set it to a folder, or unset it"
    case .badShard(let variable, let text):
      "\(variable) is '\(text)': OVERSCROLL_SHARD has the form 2/5, and TEST_SHARD_INDEX is from 0 "
        + "to TEST_TOTAL_SHARDS - 1"
    case .shardsDisagree(let own, let runners):
      "OVERSCROLL_SHARD selects shard \(own), TEST_SHARD_INDEX and TEST_TOTAL_SHARDS \(runners)"
    case .noShardStatus(let failure): "TEST_SHARD_STATUS_FILE cannot be written: \(failure)"
    }
  }
}
