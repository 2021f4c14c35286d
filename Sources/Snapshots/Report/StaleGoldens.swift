import Foundation

/// The goldens that a complete run did not use.
package struct StaleGoldens {
  private static let endings = GoldenFile.endings + ["gif"]

  private let manifest: SnapshotManifest
  private let roots: GoldenRoots

  /// Finds the goldens.
  ///
  /// - Parameter roots: The folders in which goldens may be. Others are ignored.
  package init(_ manifest: SnapshotManifest, in roots: GoldenRoots) {
    (self.manifest, self.roots) = (manifest, roots)
  }

  /// The paths of the goldens and their records, sorted.
  package var paths: [String] {
    let used = Set(manifest.entries.map { standard($0.golden) })
    return folders.flatMap(files).filter { path in
      let golden = path.hasSuffix(".fonts") ? String(path.dropLast(6)) : path
      return Self.endings.contains((golden as NSString).pathExtension) && !used.contains(golden)
        && GoldenRoots.isRegularFile(path) && roots.contain(path) && !belongsToSilentTest(golden)
    }.sorted()
  }

  /// The folders of goldens: everything in a `__Snapshots__` folder, otherwise the folders that
  /// were used.
  private var folders: [String] {
    var folders: [String] = []
    for entry in manifest.entries where roots.contain(goldenOf: entry) {
      let own = (standard(entry.golden) as NSString).deletingLastPathComponent
      let parent = (own as NSString).deletingLastPathComponent
      let folder = (parent as NSString).lastPathComponent == "__Snapshots__" ? parent : own
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// Returns the files in a folder; in a `__Snapshots__` folder, also those in its folders.
  private func files(in folder: String) -> [String] {
    let manager = FileManager.default
    let names =
      (folder as NSString).lastPathComponent == "__Snapshots__"
      ? manager.enumerator(atPath: folder)?.compactMap { $0 as? String }
      : try? manager.contentsOfDirectory(atPath: folder)
    return (names ?? []).map { "\(folder)/\($0)" }
  }

  private func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Whether the golden's test still exists in the source but took no snapshot in the run.
  private func belongsToSilentTest(_ golden: String) -> Bool {
    let folder = (golden as NSString).deletingLastPathComponent
    let stem = (folder as NSString).lastPathComponent
    let tests = ((folder as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    guard let source = FileManager.default.contents(atPath: "\(tests)/\(stem).swift") else {
      return false
    }
    let text = String(decoding: source, as: UTF8.self)
    // In `<suites>.<test>.<name>.<ending>`, the position of the test is unknown, so every part is
    // tried.
    let parts = (golden as NSString).lastPathComponent.split(separator: ".").map(String.init)
    return parts.contains { part in
      text.contains("func \(part)(")
        && !manifest.entries.contains { $0.test == part && GoldenFile.stem(of: $0.file) == stem }
    }
  }
}
