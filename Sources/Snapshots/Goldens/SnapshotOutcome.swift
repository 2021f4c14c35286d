import Synchronization

/// The state of a snapshot after its screen has been played.
package enum SnapshotOutcome: Sendable {
  /// The result is known without drawing.
  case known(SnapshotResult)
  /// The snapshot has not been drawn yet.
  case pending(PendingSnapshot)

  /// Draws the snapshot if necessary, and returns its result.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  @MainActor
  package func result(tellProblems: ([String]) -> Void = { _ in }) throws -> SnapshotResult {
    switch self {
    case .known(let result): return result
    case .pending(let pending):
      let comparison = try pending.compare()
      let recording =
        pending.wantsRecording(after: comparison)
        ? pending.recording(tellProblems: tellProblems) : nil
      return pending.finish(comparison, recording: recording, tellProblems: tellProblems)
    }
  }

  private static let replays = Mutex(0)

  /// The number of snapshots whose script is played again on the main actor, or waits for that.
  package static var replayCount: Int { replays.withLock { $0 } }

  /// Draws the snapshot if necessary without an actor, in parallel to other work, and returns its
  /// result with problems.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  @concurrent
  package func concurrentResult() async throws -> (SnapshotResult, problems: [String]) {
    switch self {
    case .known(let result): return (result, [])
    case .pending(let pending):
      let comparison = try pending.compare()
      var problems: [String] = []
      var recording: ScriptRecording?
      if pending.wantsRecording(after: comparison) {
        Self.replays.withLock { $0 += 1 }
        (recording, problems) = await Self.recording(of: pending)
        Self.replays.withLock { $0 -= 1 }
      }
      let result = pending.finish(comparison, recording: recording) { problems += $0 }
      return (result, problems)
    }
  }

  @MainActor
  private static func recording(
    of pending: PendingSnapshot
  ) -> (ScriptRecording?, problems: [String]) {
    var problems: [String] = []
    let recording = pending.recording { problems += $0 }
    return (recording, problems)
  }
}
