/// The state of a snapshot after its screen has been played.
package enum SnapshotOutcome: Sendable {
  /// The result is known without drawing.
  case known(SnapshotResult)
  /// The snapshot has not been drawn yet.
  case pending(PendingSnapshot)

  /// Draws the snapshot if necessary, and returns its result.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  package func result(tellProblems: ([String]) -> Void = { _ in }) throws -> SnapshotResult {
    switch self {
    case .known(let result): result
    case .pending(let pending): try pending.result(tellProblems: tellProblems)
    }
  }

  /// Draws the snapshot if necessary without an actor, in parallel to other work, and returns its
  /// result with problems.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  @concurrent
  package func concurrentResult() async throws -> (SnapshotResult, problems: [String]) {
    var problems: [String] = []
    let result = try result { problems += $0 }
    return (result, problems)
  }
}
