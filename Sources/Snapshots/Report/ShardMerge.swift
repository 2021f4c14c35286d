/// The merged results of the shards of a run.
package struct ShardMerge {
  /// The merged lists of the shards, sorted by name.
  package let manifest: SnapshotManifest

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
    var entries: [ManifestEntry] = []
    var places: [String: Int] = [:]
    for (part, shard) in zip(parts, shards) {
      for entry in part.manifest.entries.map({ $0.moved(to: part.folder, of: shard) }) {
        if let place = places[entry.id] {
          guard entries[place].hasSameResult(as: entry) else { throw .conflictingResults(entry.id) }
        } else {
          places[entry.id] = entries.count
          entries.append(entry)
        }
      }
    }
    manifest = SnapshotManifest(
      entries: entries.sorted { $0.id < $1.id },
      run: SnapshotRun(
        id: "shards", isWhole: parts.allSatisfy(\.manifest.isWhole),
        plan: parts[0].manifest.plan))
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
  /// Returns the entry with the paths of pictures in the current artifacts folder of the shard,
  /// because they may come from another machine.
  fileprivate func moved(to folder: String, of shard: Shard) -> ManifestEntry {
    func moved(_ path: String?) -> String? {
      guard let path, let range = path.firstRange(of: "/\(shard.folderName)/") else { return path }
      return "\(folder)/\(path[range.upperBound...])"
    }
    var entry = self
    (entry.actual, entry.difference) = (moved(actual), moved(difference))
    (entry.comparison, entry.course) = (moved(comparison), moved(course))
    return entry
  }

  fileprivate func hasSameResult(as other: ManifestEntry) -> Bool {
    (verdict, words, hash) == (other.verdict, other.words, other.hash)
  }
}
