import Foundation
import Snapshots
import TestSupport

/// The property of manifests: reading ends with a manifest or with an error that names the file.
/// Whatever paths a manifest has, its files stay in the artifacts folder, the goldens that commands
/// take or delete stay in the roots, and its report and its union with a shard can be written.
@MainActor
enum ManifestProperty {
  private struct Place {
    let folder: Folder
    var package: String { "\(folder.path)/package" }
    var artifacts: String { "\(package)/artifacts" }
    var output: String { "\(folder.path)/output" }
    var roots: GoldenRoots { GoldenRoots([package]) }
    /// A file that no manifest may name.
    var secret: String { "\(folder.path)/g.png" }

    init() throws {
      folder = try Folder()
      for name in ["package/artifacts/A", "package/__Snapshots__/A", "output"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
      }
      for name in ["g.png", "package/g.png", "package/__Snapshots__/A/old.png"] {
        try folder.write(name, "x")
      }
      try folder.write("package/artifacts/A/g.actual.png", "x")
    }
  }

  private static let place = try? Place()

  static func complaint(_ bytes: [UInt8]) -> String? {
    guard let place else { return "no temporary folder" }
    let path = "\(place.artifacts)/manifest.jsonl"
    do {
      // `$ROOT` in a seed is the folder, whose name is random.
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing("$ROOT", with: place.folder.path)
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch { return "\(error)" }
    let manifest: SnapshotManifest
    do {
      guard let read = try SnapshotManifest(in: place.artifacts) else { return "no manifest" }
      manifest = read
    } catch {
      return "\(error)".contains("manifest.jsonl") ? nil : "an error without a place: \(error)"
    }
    return inside(manifest, place) ?? written(manifest, place)
  }

  private static func inside(_ manifest: SnapshotManifest, _ place: Place) -> String? {
    for entry in manifest.entries {
      let files = [entry.actual, entry.difference, entry.comparison, entry.course]
      for file in files.compactMap(\.self) where !isInside(file, place.artifacts) {
        return "a file outside: \(file)"
      }
      if place.roots.contain(goldenOf: entry), !isInside(entry.golden, place.package) {
        return "a golden outside: \(entry.golden)"
      }
    }
    for path in StaleGoldens(manifest, in: place.roots).paths
    where !isInside(path, place.package) {
      return "an unused golden outside: \(path)"
    }
    return nil
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder + "/") && !path.split(separator: "/").contains("..")
      && !path.utf8.contains(0)
  }

  private static func written(_ manifest: SnapshotManifest, _ place: Place) -> String? {
    do {
      var report = SnapshotReportFolder(
        manifest, folder: place.output, goldensIn: place.roots)
      let page = try report.write()
      guard FileManager.default.fileExists(atPath: page) else { return "no page" }
    } catch { return "a report that cannot be written: \(error)" }
    do {
      let merged = try ShardMerge([(folder: place.artifacts, manifest: manifest)])
      _ = try merged.write(in: place.output)
    } catch let error as ShardMergeError {
      if error.description.isEmpty { return "an error without words" }
    } catch { return "\(error)" }
    guard FileManager.default.fileExists(atPath: place.secret) else { return "a deleted file" }
    return nil
  }
}
