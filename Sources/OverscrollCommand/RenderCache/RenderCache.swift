import Foundation

/// A cache of rendered outputs.
///
/// Each rendering is a file named after a hash of its inputs. The oldest files are deleted when the
/// cache exceeds its size limit. Errors of the cache are ignored, and the output is drawn instead.
package struct RenderCache {
  /// The path of the cache's folder.
  package let path: String
  private let limit: Int

  /// The default limit of the total size, in bytes.
  package static let usualLimit = 500_000_000
  private static let ending = ".render"

  /// Creates a cache in a folder.
  ///
  /// - Parameter limit: The maximum total size in bytes. An entry of more than a quarter of it is
  ///   not stored.
  package init(path: String, limit: Int = usualLimit) {
    (self.path, self.limit) = (path, limit)
  }

  /// The cache in a folder next to the compiled apps.
  init(_ cache: BuildCache) { self.init(path: cache.path.appending(file: "renders")) }

  private func file(_ name: String) -> String { path.appending(file: name + Self.ending) }

  /// Returns the stored entry for a key. Returns nil if none exists, if another user could have
  /// written it, or if a file that it depends on has changed.
  func entry(_ key: RenderKey) -> CacheEntry? {
    let file = file(key.text)
    var status = stat()
    guard Directory(path: path).isPrivate, stat(file, &status) == 0, status.isPrivate,
      let data = FileManager.default.contents(atPath: file),
      let entry = CacheEntry([UInt8](data)), entry.inputs.allSatisfy(\.isCurrent)
    else { return nil }
    // Updates the modification time, so that the entry counts as recently used.
    utimensat(AT_FDCWD, file, nil, 0)
    return entry
  }

  /// Whether outputs of this total size are stored.
  func accepts(byteCount: Int) -> Bool { byteCount <= limit / 4 }

  /// Stores an entry. If several programs store the same key at once, one of their entries remains.
  func store(_ entry: CacheEntry, as key: RenderKey) { store(entry, named: key.text) }

  /// Stores outputs that depend on no files.
  package func store(_ outputs: [CachedOutput], named name: String) {
    store(CacheEntry(inputs: [], problems: [], outputs: outputs), named: name)
  }

  private func store(_ entry: CacheEntry, named name: String) {
    guard let bytes = try? entry.bytes(), accepts(byteCount: bytes.count) else { return }
    try? Directory(path: path).make(mode: 0o700)
    guard let file = try? OutputFile(file(name)) else { return }
    chmod(file.temporary, 0o600)
    do {
      try file.write(bytes)
      try file.finish()
    } catch {
      file.discard()
    }
    restrictFolder()
    removeOldest()
  }

  /// Takes the permissions of others from the cache's folder, if it belongs to the user.
  private func restrictFolder() {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_uid == getuid(), !status.isPrivate else { return }
    chmod(path, 0o700)
  }

  /// The total size of all entries, in bytes.
  package var byteCount: Int { entries.reduce(0) { $0 + $1.size } }

  private var entries: [(file: String, size: Int, time: Int)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.compactMap { name in
      let file = path.appending(file: name)
      var status = stat()
      guard lstat(file, &status) == 0 else { return nil }
      return (file, Int(status.st_size), status.writtenAtNanosecond)
    }
  }

  private func removeOldest() {
    let entries = entries.sorted { ($0.time, $0.file) < ($1.time, $1.file) }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries where size > limit {
      unlink(entry.file)
      size -= entry.size
    }
  }
}

extension stat {
  fileprivate var writtenAtNanosecond: Int {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
