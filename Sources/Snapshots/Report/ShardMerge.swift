/// The merged results of the shards of a run.
package struct ShardMerge {
  /// The merged lists of the shards, sorted by name.
  package let manifest: SnapshotManifest
  /// The files of the snapshots in the folders of their shards.
  private let sources: [ArtifactFiles]

  /// Merges shards.
  ///
  /// - Parameter parts: The artifacts folder and the list of each shard. A shard may occur twice,
  ///   as after a retry, if its results are equal.
  /// - Throws: `ShardMergeError`.
  package init(
    _ parts: [(folder: String, manifest: SnapshotManifest)]
  ) throws(ShardMergeError) {
    let shards = try Self.shards(parts)
    guard let first = shards.first else { throw .noShards }
    if let other = shards.first(where: { $0.count != first.count }) {
      throw .differentCounts(first, other)
    }
    for part in parts where part.manifest.plan != parts[0].manifest.plan {
      throw .otherPlan(parts[0].folder, part.folder)
    }
    let missing = (1...first.count).filter { index in !shards.contains { $0.index == index } }
    guard missing.isEmpty else { throw .missing(missing, of: first.count) }
    var (entries, folders) = ([ManifestEntry](), [String]())
    var places: [String: Int] = [:]
    for part in parts {
      for entry in part.manifest.entries {
        if let place = places[entry.id] {
          guard entries[place].hasSameResult(as: entry) else { throw .conflictingResults(entry.id) }
        } else {
          places[entry.id] = entries.count
          folders.append(part.folder)
          entries.append(entry)
        }
      }
    }
    sources = zip(entries, folders).map { ArtifactFiles(of: $0.id, in: $1) }
    manifest = SnapshotManifest(
      entries: entries.sorted { $0.id < $1.id },
      run: SnapshotRun(
        id: "shards", isWhole: parts.allSatisfy(\.manifest.isWhole),
        plan: parts[0].manifest.plan))
  }

  /// Writes the manifest and copies of the shards' files into an artifacts folder.
  ///
  /// - Returns: The manifest with the paths of the copies.
  /// - Throws: `FileFailure`.
  package func write(in artifacts: String) throws(FileFailure) -> SnapshotManifest {
    for files in sources { try files.copy(to: artifacts) }
    let moved = manifest.located(in: artifacts)
    try moved.write(in: artifacts)
    return moved
  }

  private static func shards(
    _ parts: [(folder: String, manifest: SnapshotManifest)]
  ) throws(ShardMergeError) -> [Shard] {
    var shards: [Shard] = []
    for part in parts {
      guard let shard = part.manifest.shard else { throw .noShard(part.folder) }
      guard part.manifest.hasEnded else { throw .unfinished(shard, part.folder) }
      shards.append(shard)
    }
    return shards
  }
}

extension ManifestEntry {
  fileprivate func hasSameResult(as other: ManifestEntry) -> Bool {
    (verdict, words, hash) == (other.verdict, other.words, other.hash)
  }
}
