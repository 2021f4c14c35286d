/// What there is of a snapshot when its screen has been played.
package enum SnapshotTaking: Sendable {
  /// Nothing is left to do.
  case known(SnapshotResult)
  /// It is still to be drawn.
  case pending(PendingSnapshot)

  /// Draws what is to be drawn.
  ///
  /// - Throws: `CodecError` for a picture that no file holds.
  package func result(tellProblems: ([String]) -> Void = { _ in }) throws -> SnapshotResult {
    switch self {
    case .known(let result): result
    case .pending(let pending): try pending.result(tellProblems: tellProblems)
    }
  }

  /// The same beside whatever else is done: on no actor.
  ///
  /// - Throws: `CodecError` for a picture that no file holds.
  @concurrent
  package func concurrentResult() async throws -> (SnapshotResult, problems: [String]) {
    var problems: [String] = []
    let result = try result { problems += $0 }
    return (result, problems)
  }
}
