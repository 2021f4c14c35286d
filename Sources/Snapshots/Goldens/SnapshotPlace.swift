import Foundation

/// Where a snapshot stands: in its test, among the goldens, in the list of the run.
struct SnapshotPlace: Sendable {
  let golden: GoldenFile
  let test: SnapshotTest
  let filePath: String
  let line: UInt
  /// The folder of the artifacts.
  let artifacts: String
  /// Nil where nobody keeps a list.
  let run: SnapshotRun?

  /// Adds a line to the list. A result that can be told stands; one that nobody could accept or prune is
  /// told as well.
  func list(
    _ result: SnapshotResult, record: GoldenRecord = GoldenRecord(fonts: []), took: Duration,
    tellProblems: ([String]) -> Void
  ) {
    guard let run else { return }
    var entry = ManifestEntry(
      id: golden.id, verdict: .matched, suite: test.suites.joined(separator: "."),
      test: test.name, file: filePath, line: line, golden: golden.path)
    entry.record = record.fonts.isEmpty ? "" : record.text
    entry.milliseconds = Int(took / .milliseconds(1))
    entry.take(result)
    do {
      try SnapshotManifest.append(entry, of: run, in: artifacts)
    } catch {
      tellProblems(["the manifest cannot be written: \(error)"])
    }
  }

  /// A shard to which nothing falls has a list too, or it would be missing.
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
    }
  }
}
