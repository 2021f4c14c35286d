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

  /// A snapshot that was drawn and compared, but is not in the manifest yet.
  struct Comparison {
    var result: SnapshotResult
    let record: GoldenRecord
    let took: Duration
  }

  /// Draws and compares the snapshot, and adds a line to the manifest if the run has one.
  ///
  /// - Parameter tellProblems: Called if the manifest cannot be written.
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  package func result(tellProblems: ([String]) -> Void) throws -> SnapshotResult {
    finish(try compare(), recording: nil, tellProblems: tellProblems)
  }

  /// Draws and compares the snapshot.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  func compare() throws -> Comparison {
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
    return Comparison(result: result, record: record, took: playing + clock() - start)
  }

  /// Returns whether the script should be recorded for the report.
  func wantsRecording(after comparison: Comparison) -> Bool {
    guard case .failed(let failure) = comparison.result, failure.verdict.isDifference,
      failure.actual != nil
    else { return false }
    return played.replay != nil && context.run != nil && registry.mayRecordScript()
  }

  /// Plays the script again and records it; nil if that fails.
  ///
  /// - Parameter tellProblems: Called with the reason of a failure.
  @MainActor
  func recording(tellProblems: ([String]) -> Void) -> ScriptRecording? {
    do {
      return try played.replay?()
    } catch {
      tellProblems(["the script could not be recorded for the report: \(error)"])
      return nil
    }
  }

  /// Writes the recording, and adds a line to the manifest if the run has one.
  ///
  /// - Parameter tellProblems: Called if something cannot be written.
  func finish(
    _ comparison: Comparison, recording: ScriptRecording?, tellProblems: ([String]) -> Void
  ) -> SnapshotResult {
    var result = comparison.result.explained(
      by: [played.blockReason].compactMap { $0.map(RecordingHint.init) }, registry)
    if var recording, case .failed(var failure) = result {
      var table: String?
      if case .table(let text) = played.artifact { table = text }
      recording.focus(on: failure.verdict, table: table)
      do {
        failure.course = try CourseFile.write(
          recording, for: context.golden, in: context.artifacts)
      } catch {
        tellProblems(["the script could not be recorded for the report: \(error)"])
      }
      result = .failed(failure)
    }
    context.list(
      result, record: comparison.record, took: comparison.took, tellProblems: tellProblems)
    return result
  }
}

extension SnapshotVerdict {
  /// Whether the snapshot was compared and differs.
  fileprivate var isDifference: Bool {
    switch self {
    case .size, .pixels, .frame, .delays, .lines: true
    default: false
    }
  }
}
