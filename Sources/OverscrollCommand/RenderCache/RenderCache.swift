import Foundation

/// Outputs that were made once, kept for those who ask for the same again: a file for each rendering, called
/// after what it depends on, the oldest removed where they are too many. What cannot be kept or read is no
/// failure: it is drawn.
package struct RenderCache {
  /// The folder.
  package let path: String
  private let limit: Int

  /// Bytes of all entries.
  package static let usualLimit = 500_000_000
  private static let ending = ".render"

  /// - Parameter limit: bytes of all entries; one of more than a quarter of them is not kept.
  package init(path: String, limit: Int = usualLimit) {
    (self.path, self.limit) = (path, limit)
  }

  /// Beside compiled apps.
  init(_ cache: BuildCache) { self.init(path: cache.path.appending(file: "renders")) }

  private func file(_ name: String) -> String { path.appending(file: name + Self.ending) }

  /// What was made of the same; nil if there is nothing, or a file that it depends on has changed.
  func entry(_ key: RenderKey) -> CacheEntry? {
    let file = file(key.text)
    guard let data = FileManager.default.contents(atPath: file),
      let entry = CacheEntry([UInt8](data)), entry.inputs.allSatisfy(\.isCurrent)
    else { return nil }
    // Among the newest from now on.
    utimensat(AT_FDCWD, file, nil, 0)
    return entry
  }

  /// Whether outputs of so many bytes are kept.
  func takes(byteCount: Int) -> Bool { byteCount <= limit / 4 }

  /// Keeps what was made. Another program that keeps the same at once takes its place, or gives it.
  func keep(_ entry: CacheEntry, as key: RenderKey) { keep(entry, named: key.text) }

  /// Keeps outputs that depend on no file.
  package func keep(_ outputs: [KeptOutput], named name: String) {
    keep(CacheEntry(inputs: [], problems: [], outputs: outputs), named: name)
  }

  private func keep(_ entry: CacheEntry, named name: String) {
    guard let bytes = try? entry.bytes(), takes(byteCount: bytes.count),
      let file = try? OutputFile(file(name))
    else { return }
    do {
      try file.write(bytes)
      try file.finish()
    } catch {
      file.discard()
    }
    removeOldest()
  }

  /// Bytes of all entries.
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
