/// The result of a snapshot.
public enum SnapshotResult: Sendable {
  /// The snapshot matches its golden.
  case matched
  /// The snapshot belongs to another shard of the run; nothing was played.
  case inAnotherShard
  /// A font of the golden is not available; nothing was compared.
  case skipped(SnapshotSkip)
  /// The golden was written and should be reviewed.
  case recorded(SnapshotRecording)
  /// The snapshot does not match its golden or could not be compared.
  case failed(SnapshotFailure)
}
