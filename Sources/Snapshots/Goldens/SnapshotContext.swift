import Foundation

/// The place of a snapshot: its test, its golden, and the list of the run.
struct SnapshotContext: Sendable {
  let golden: GoldenFile
  let test: SnapshotTest
  let filePath: String
  let line: UInt
  /// The artifacts folder.
  let artifacts: String
  /// The run to list the result for; nil if no list is written.
  let run: SnapshotRun?
  /// The program that a failure names.
  let program: ReviewProgram

  /// The command that replaces the golden by the picture of this run; nil if the run has no list.
  var acceptCommand: String? { run.map { _ in program.accept(golden.id, in: artifacts) } }

  /// Adds a line for the result to the list. If that fails, the result does not change, but a
  /// problem is reported, because the result could not be accepted or pruned later.
  func list(
    _ result: SnapshotResult, foreign: (kind: ForeignKind?, measure: ForeignMeasure?) = (nil, nil),
    record: GoldenRecord = GoldenRecord(fonts: []), took: Duration,
    tellProblems: ([String]) -> Void
  ) {
    guard let run else { return }
    var entry = ManifestEntry(
      id: golden.id, verdict: .matched, suite: test.suites.joined(separator: "."),
      test: test.name, file: filePath, line: line, golden: golden.path)
    entry.record = record.fonts.isEmpty ? "" : record.text
    entry.milliseconds = Int(took / .milliseconds(1))
    (entry.foreignKind, entry.foreignMeasure) = foreign
    entry.take(result)
    do {
      try SnapshotManifest.append(entry, of: run, in: artifacts)
    } catch {
      tellProblems(["the manifest cannot be written: \(error)"])
    }
  }

  /// Begins the list of a shard without snapshots, which would otherwise count as missing.
  func beginList(tellProblems: ([String]) -> Void) {
    guard let run else { return }
    do {
      try SnapshotManifest.begin(run, in: artifacts)
    } catch {
      tellProblems(["the manifest cannot be written: \(error)"])
    }
  }
}

extension ManifestEntry {
  fileprivate mutating func take(_ result: SnapshotResult) {
    switch result {
    case .matched, .inAnotherShard: break
    case .skipped(let skip): (verdict, words) = (.skipped, "\(skip)")
    case .recorded(let recording): (verdict, words) = (.recorded, "\(recording)")
    case .failed(let failure):
      (verdict, words, hash) = (.failed, "\(failure.verdict)", failure.hash)
      (actual, difference) = (failure.actual, failure.difference)
      (comparison, offsets) = (failure.comparison, failure.offsets)
      course = failure.course
    }
  }
}
