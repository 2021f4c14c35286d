import Foundation

/// A played snapshot that is not drawn yet. It contains no part of the screen, so any thread can
/// draw, compare and list it.
package struct PendingSnapshot: Sendable {
  let played: PlayedSnapshot
  let context: SnapshotContext
  let tolerance: Tolerance
  let mode: RecordMode
  let registry: SnapshotRegistry
  /// The time that playing the screen took.
  let playing: Duration
  let clock: @Sendable () -> Duration

  /// Draws and compares the snapshot, and adds a line to the manifest if the run has one.
  ///
  /// - Parameter tellProblems: Called if the manifest cannot be written.
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  package func result(tellProblems: ([String]) -> Void) throws -> SnapshotResult {
    let start = clock()
    let record = GoldenRecord(fonts: played.fonts)
    let golden = context.golden
    var result = try SnapshotVerification(
      played: played, drawn: DrawnSnapshot(played.artifact, isSigned: played.isSigned),
      record: record, golden: golden, tolerance: tolerance, mode: mode,
      artifacts: context.artifacts,
      claim: { registry.claim(golden.path, contents: $0) }
    ).result()
    if case .failed(var failure) = result {
      failure.acceptCommand = context.acceptCommand
      result = .failed(failure)
    }
    context.list(
      result, record: record, took: playing + clock() - start, tellProblems: tellProblems)
    return result
  }
}
