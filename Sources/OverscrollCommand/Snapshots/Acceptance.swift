import Foundation
import Snapshots

/// Takes what the last run drew for the golden: copies, and draws nothing.
struct Acceptance {
  let manifest: SnapshotManifest
  /// The folder of the artifacts.
  let folder: String

  /// What can be accepted, in the order of the run.
  var candidates: [ManifestEntry] {
    manifest.entries.filter { $0.verdict == .failed && $0.actual != nil }
  }

  /// - Throws: `Failure.nothingToAccept`.
  func entries(named ids: [String]) throws -> [ManifestEntry] {
    guard !ids.isEmpty else { return candidates }
    let unknown = ids.filter { id in !candidates.contains { $0.id == id } }
    guard unknown.isEmpty else {
      let known = candidates.map(\.id)
      throw Failure.nothingToAccept(
        unknown,
        near: known.filter { id in
          unknown.contains { id.contains($0) || $0.contains(id) }
        })
    }
    return candidates.filter { ids.contains($0.id) }
  }

  /// - Throws: `Failure.otherActual` if the picture is not the one that was drawn; `FileFailure`.
  func accept(_ entry: ManifestEntry) throws {
    guard let actual = entry.actual else { return }
    guard let data = FileManager.default.contents(atPath: actual),
      hexadecimal(contentHash([UInt8](data))) == entry.hash
    else { throw Failure.otherActual(actual) }
    try GoldenFile.write(
      [UInt8](data), record: GoldenRecord(text: entry.record), to: entry.golden)
    for path in [actual, "\(actual).fonts", entry.difference, entry.comparison] {
      if let path { try? FileManager.default.removeItem(atPath: path) }
    }
    var accepted = entry
    accepted.verdict = .recorded
    accepted.words = "the golden was accepted"
    (accepted.actual, accepted.difference, accepted.comparison) = (nil, nil, nil)
    try manifest.amend(accepted, in: folder)
  }
}
