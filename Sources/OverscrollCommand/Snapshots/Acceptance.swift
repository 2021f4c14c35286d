import Foundation
import Snapshots

/// Accepts pictures of the last run as goldens by copying them. Nothing is drawn.
struct Acceptance {
  let manifest: SnapshotManifest
  /// The folder of the artifacts.
  let folder: String
  /// The folders whose goldens may be replaced.
  let roots: GoldenRoots

  /// The snapshots that can be accepted, in the order of the run.
  var candidates: [ManifestEntry] {
    manifest.entries.filter(\.isAcceptable)
  }

  /// Returns the candidates with these names, or all candidates if no name is given.
  ///
  /// - Parameter ids: Names, or patterns with `*`, `?` and `[…]` as in a shell, where `*` also
  ///   matches `/`.
  /// - Throws: `Failure.nothingToAccept`.
  func entries(named ids: [String]) throws -> [ManifestEntry] {
    guard !ids.isEmpty else { return candidates }
    let unknown = ids.filter { id in !candidates.contains { Self.matches($0, id) } }
    guard unknown.isEmpty else {
      let known = candidates.map(\.id)
      throw Failure.nothingToAccept(
        unknown,
        near: known.filter { id in
          unknown.contains { id.contains($0) || $0.contains(id) }
        })
    }
    return candidates.filter { candidate in ids.contains { Self.matches(candidate, $0) } }
  }

  private static func matches(_ entry: ManifestEntry, _ pattern: String) -> Bool {
    entry.id == pattern || fnmatch(pattern, entry.id, 0) == 0
  }

  /// Copies the picture of a snapshot over its golden and updates the manifest.
  ///
  /// - Throws: `Failure.actualChanged` if the picture is not the one that the run drew;
  ///   `Failure.foreignGolden` for a golden in another folder; `FileFailure`.
  func accept(_ entry: ManifestEntry) throws {
    guard let actual = entry.actual else { return }
    guard roots.contain(goldenOf: entry) else {
      throw Failure.foreignGolden(entry.golden, of: entry.id)
    }
    guard let data = FileManager.default.contents(atPath: actual),
      hexadecimal(contentHash([UInt8](data))) == entry.hash
    else { throw Failure.actualChanged(actual) }
    try GoldenFile.write(
      [UInt8](data), record: GoldenRecord(text: entry.record), to: entry.golden)
    ArtifactFiles(of: entry.id, in: folder).remove()
    var accepted = entry
    accepted.verdict = .recorded
    accepted.words = "the golden was accepted"
    (accepted.actual, accepted.difference, accepted.comparison) = (nil, nil, nil)
    accepted.course = nil
    try manifest.amend(accepted, in: folder)
  }
}
