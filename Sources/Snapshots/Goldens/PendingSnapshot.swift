import Foundation

/// A snapshot that was played. It is drawn, compared and listed on whatever thread that happens: nothing
/// of the screen is left in it.
package struct PendingSnapshot: Sendable {
  let played: PlayedSnapshot
  let place: SnapshotPlace
  let tolerance: Tolerance
  let mode: RecordMode
  let registry: SnapshotRegistry
  /// How long the screen was played.
  let playing: Duration
  let clock: @Sendable () -> Duration

  /// Draws, compares, and adds a line to the manifest if the run keeps one.
  ///
  /// - Parameter tellProblems: told that the manifest cannot be written.
  /// - Throws: `CodecError` for a picture that no file holds.
  package func result(tellProblems: ([String]) -> Void) throws -> SnapshotResult {
    let start = clock()
    let record = GoldenRecord(fonts: played.fonts)
    let golden = place.golden
    let result = try SnapshotVerification(
      played: played, drawn: DrawnSnapshot(played.artifact), record: record, golden: golden,
      tolerance: tolerance, mode: mode, artifacts: place.artifacts,
      claim: { registry.claim(golden.path, contents: $0) }
    ).result()
    place.list(
      result, record: record, took: playing + clock() - start, tellProblems: tellProblems)
    return result
  }
}
