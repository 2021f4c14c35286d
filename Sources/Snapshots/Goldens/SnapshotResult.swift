/// What became of a snapshot.
public enum SnapshotResult: Sendable {
  /// It is its golden.
  case matched
  /// It falls to another shard of the run; nothing was played.
  case inAnotherShard
  /// A font that the golden was recorded with is not here; nothing was compared.
  case skipped(SnapshotSkip)
  /// The golden was written, and wants to be looked at.
  case recorded(SnapshotRecording)
  /// It is not its golden, or could not be held against one.
  case failed(SnapshotFailure)
}
