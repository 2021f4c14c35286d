import Foundation
import Synchronization

/// The list of a run's snapshots, a JSON object a line, written as they come: `manifest.jsonl` in the
/// folder of the artifacts. A line that a killed process left unfinished counts as not there.
package struct SnapshotManifest: Sendable {
  /// The last run's snapshots; of one that was taken several times, the last.
  package let entries: [ManifestEntry]
  /// The run's name.
  private let run: String
  /// Whether every process of the run left nothing out.
  package let isWhole: Bool

  static func path(in artifacts: String) -> String { "\(artifacts)/manifest.jsonl" }

  /// Nil if there is none.
  ///
  /// - Throws: `FileFailure`.
  package init?(in artifacts: String) throws(FileFailure) {
    let path = Self.path(in: artifacts)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let text: Data
    do {
      text = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileFailure(error, path: path)
    }
    var (entries, places, isWhole, run) = ([ManifestEntry](), [String: Int](), true, "")
    let decoder = JSONDecoder()
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if let entry = try? decoder.decode(ManifestEntry.self, from: line) {
        if let place = places[entry.id] {
          entries[place] = entry
        } else {
          places[entry.id] = entries.count
          entries.append(entry)
        }
      } else if let header = try? decoder.decode(ManifestHeader.self, from: line) {
        (isWhole, run) = (isWhole && header.isWhole, header.run)
      }
    }
    self.entries = entries
    self.isWhole = isWhole
    self.run = run
  }

  /// Adds what became of a snapshot after its run.
  ///
  /// - Throws: `FileFailure`.
  package func amend(_ entry: ManifestEntry, in artifacts: String) throws(FileFailure) {
    try Self.append(entry, of: SnapshotRun(id: run, isWhole: isWhole), in: artifacts)
  }

  // MARK: - Writing

  /// Files that this process has begun, by run and folder of the artifacts.
  private static let open = Mutex<[String: Int32]>([:])

  /// Appends a line with one call of the system, so that lines of several processes do not mix.
  package static func append(
    _ entry: ManifestEntry, of run: SnapshotRun, in artifacts: String
  ) throws(FileFailure) {
    let line = try self.line(entry, path: path(in: artifacts))
    try open.withLock { open throws(FileFailure) in
      let descriptor: Int32
      if let known = open["\(run.id) \(artifacts)"] {
        descriptor = known
      } else {
        descriptor = try begin(run, in: artifacts)
      }
      open["\(run.id) \(artifacts)"] = descriptor
      guard Foundation.write(descriptor, line, line.count) == line.count else {
        throw FileFailure(errno: errno, path: path(in: artifacts))
      }
    }
  }

  private static func line(
    _ value: some Encodable, path: String
  ) throws(FileFailure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
    } catch {
      throw FileFailure(error, path: path)
    }
  }

  /// The manifest of another run is replaced; the one of this run goes on. Processes of a run take turns.
  private static func begin(_ run: SnapshotRun, in artifacts: String) throws(FileFailure) -> Int32 {
    let path = path(in: artifacts)
    do {
      try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(error, path: artifacts)
    }
    let gate = Foundation.open("\(artifacts)/manifest.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard gate >= 0, flock(gate, LOCK_EX) == 0 else {
      throw FileFailure(errno: errno, path: "\(artifacts)/manifest.lock")
    }
    defer { close(gate) }
    let header = try line(ManifestHeader(run: run.id, isWhole: run.isWhole), path: path)
    let old = FileManager.default.contents(atPath: path)
    let first = old?.prefix { $0 != UInt8(ascii: "\n") }
    let goesOn =
      first.flatMap { try? JSONDecoder().decode(ManifestHeader.self, from: $0) }
      .map { $0.run == run.id } ?? false
    if !goesOn { try WholeFile.write(header, to: path) }
    let descriptor = Foundation.open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(errno: errno, path: path) }
    if goesOn {
      let isUnfinished = old?.last != UInt8(ascii: "\n")
      let more = (isUnfinished ? [UInt8(ascii: "\n")] : []) + header
      guard Foundation.write(descriptor, more, more.count) == more.count else {
        throw FileFailure(errno: errno, path: path)
      }
    }
    return descriptor
  }
}
