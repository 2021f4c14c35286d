import Foundation
import Synchronization

/// The list of a run's snapshots: one JSON object per line, written as results arrive, in
/// `manifest.jsonl` of the artifacts folder. A line that a killed process left incomplete is
/// ignored.
package struct SnapshotManifest: Sendable {
  /// The snapshots of the last run; of several results of a snapshot, the last one.
  package let entries: [ManifestEntry]
  /// The identifier of the run.
  private let run: String
  /// Whether every process of the run completed and left nothing out.
  package let isWhole: Bool
  /// Whether every process of the run completed.
  package let hasEnded: Bool
  /// The part of the run that this is; nil is all of it.
  package let shard: Shard?
  /// The `SnapshotRun.plan`.
  package let plan: String

  static func path(in artifacts: String) -> String { "\(artifacts)/manifest.jsonl" }

  /// Reads a manifest; nil if it does not exist.
  ///
  /// The pictures of its entries are those in the folder, whatever paths it contains.
  ///
  /// - Throws: `FileFailure`, also for an entry whose identifier is not that of a golden, and if a
  ///   folder of pictures in the artifacts folder is a symbolic link.
  package init?(in artifacts: String) throws(FileFailure) {
    let path = Self.path(in: artifacts)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let text: Data
    do {
      text = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileFailure(error, path: path)
    }
    var (entries, places) = ([ManifestEntry](), [String: Int]())
    var headers: [ManifestHeader] = []
    var folders: Set<String> = []
    var ends = 0
    let decoder = JSONDecoder()
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      if var entry = try? decoder.decode(ManifestEntry.self, from: line) {
        guard ManifestEntry.isIdentifier(entry.id) else {
          throw FileFailure(
            path: "\(path):\(number)", note: "'\(entry.id)' is not the name of a snapshot")
        }
        if let link = entry.folderLink(in: artifacts, known: &folders) {
          throw FileFailure(path: link, note: "a folder of artifacts must not be a symbolic link")
        }
        entry = entry.located(in: artifacts)
        if let place = places[entry.id] {
          entries[place] = entry
        } else {
          places[entry.id] = entries.count
          entries.append(entry)
        }
      } else if let header = try? decoder.decode(ManifestHeader.self, from: line) {
        headers.append(header)
      } else if (try? decoder.decode(ManifestEnd.self, from: line)) != nil {
        ends += 1
      }
    }
    self.entries = entries
    hasEnded = ends >= headers.count
    isWhole = hasEnded && headers.allSatisfy(\.isWhole)
    run = headers.last?.run ?? ""
    shard = headers.last?.shard.flatMap { Shard($0) }
    plan = headers.last?.plan ?? ""
  }

  /// Whether the manifest is of a run, and not of an earlier one.
  package func isOf(_ run: SnapshotRun) -> Bool { self.run == run.id }

  /// Creates the manifest of merged shards.
  init(entries: [ManifestEntry], run: SnapshotRun) {
    (self.entries, self.run) = (entries, run.id)
    (isWhole, hasEnded, shard, plan) = (run.isWhole, true, nil, run.plan)
  }

  /// Returns the merged manifest with the paths of its files in an artifacts folder.
  func located(in artifacts: String) -> SnapshotManifest {
    let run = SnapshotRun(id: run, isWhole: isWhole, plan: plan)
    return SnapshotManifest(entries: entries.map { $0.located(in: artifacts) }, run: run)
  }

  /// Adds a result to the manifest after its run.
  ///
  /// - Throws: `FileFailure`.
  package func amend(_ entry: ManifestEntry, in artifacts: String) throws(FileFailure) {
    let run = SnapshotRun(id: run, isWhole: isWhole, shard: shard, plan: plan)
    try Self.append(entry, of: run, in: artifacts)
    if hasEnded { try Self.end(run, in: artifacts) }
  }

  /// Replaces the manifest of a folder with this one.
  ///
  /// - Throws: `FileFailure`.
  package func write(in artifacts: String) throws(FileFailure) {
    let path = Self.path(in: artifacts)
    let run = SnapshotRun(id: run, isWhole: isWhole, shard: shard, plan: plan)
    var text = try Self.line(ManifestHeader(run), path: path)
    for entry in entries { text += try Self.line(entry, path: path) }
    try AtomicFile.write(text + Self.line(ManifestEnd(ended: run.id), path: path), to: path)
  }

  // MARK: - Writing

  /// The part of a run that this process has begun.
  private struct Part {
    let descriptor: Int32
    var entries: [ManifestEntry] = []
  }

  private struct Key: Hashable {
    let run, artifacts: String
  }

  private static let open = Mutex<[Key: Part]>([:])

  /// Appends a line with one system call, so that lines of several processes do not mix.
  ///
  /// - Throws: `FileFailure`.
  package static func append(
    _ entry: ManifestEntry, of run: SnapshotRun, in artifacts: String
  ) throws(FileFailure) {
    let path = path(in: artifacts)
    let line = try self.line(entry, path: path)
    try open.withLock { open throws(FileFailure) in
      let key = Key(run: run.id, artifacts: artifacts)
      if open[key] == nil { open[key] = Part(descriptor: try begun(run, in: artifacts)) }
      open[key]?.entries.append(entry)
      guard let part = open[key] else { return }
      try write(line, to: part.descriptor, path: path)
    }
  }

  /// Begins this process's part, which may contain no snapshots.
  ///
  /// - Throws: `FileFailure`.
  package static func begin(_ run: SnapshotRun, in artifacts: String) throws(FileFailure) {
    try open.withLock { open throws(FileFailure) in
      let key = Key(run: run.id, artifacts: artifacts)
      if open[key] == nil { open[key] = Part(descriptor: try begun(run, in: artifacts)) }
    }
  }

  /// Ends this process's part, if it was begun.
  ///
  /// - Returns: The results that the process added.
  /// - Throws: `FileFailure`.
  @discardableResult
  package static func end(
    _ run: SnapshotRun, in artifacts: String
  ) throws(FileFailure) -> [ManifestEntry] {
    try end(Key(run: run.id, artifacts: artifacts))
  }

  /// Ends all parts of a run that this process has begun, in any folder.
  ///
  /// - Returns: The results that the process added.
  /// - Throws: `FileFailure`.
  package static func end(_ run: SnapshotRun) throws(FileFailure) -> [ManifestEntry] {
    let begun = open.withLock { parts in
      parts.keys.sorted { $0.artifacts < $1.artifacts }.filter { $0.run == run.id }
    }
    var entries: [ManifestEntry] = []
    for key in begun { entries += try end(key) }
    return entries
  }

  private static func end(_ key: Key) throws(FileFailure) -> [ManifestEntry] {
    guard let part = open.withLock({ $0.removeValue(forKey: key) }) else { return [] }
    defer { close(part.descriptor) }
    let path = path(in: key.artifacts)
    try write(
      line(ManifestEnd(ended: key.run), path: path), to: part.descriptor, path: path)
    return part.entries
  }

  private static func write(
    _ line: [UInt8], to descriptor: Int32, path: String
  ) throws(FileFailure) {
    guard Foundation.write(descriptor, line, line.count) == line.count else {
      throw FileFailure(errno: errno, path: path)
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

  /// Opens the manifest. A manifest of another run is replaced, and one of this run is continued. A
  /// lock orders the processes of a run.
  private static func begun(_ run: SnapshotRun, in artifacts: String) throws(FileFailure) -> Int32 {
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
    let header = try line(ManifestHeader(run), path: path)
    let old = FileManager.default.contents(atPath: path)
    let first = old?.prefix { $0 != UInt8(ascii: "\n") }
    let goesOn =
      first.flatMap { try? JSONDecoder().decode(ManifestHeader.self, from: $0) }
      .map { $0.run == run.id } ?? false
    if !goesOn { try AtomicFile.write(header, to: path) }
    let descriptor = Foundation.open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(errno: errno, path: path) }
    if goesOn {
      let isUnfinished = old?.last != UInt8(ascii: "\n")
      let more = (isUnfinished ? [UInt8(ascii: "\n")] : []) + header
      try write(more, to: descriptor, path: path)
    }
    return descriptor
  }
}
