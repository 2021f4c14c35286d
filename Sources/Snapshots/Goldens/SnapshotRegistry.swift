import Foundation
import Synchronization

/// The goldens that a process has used, so that no two assertions share one: assertions without a
/// name are numbered in each test, and a name that is given twice must mean the same contents.
/// (Playing a script is deterministic: a test that runs again has the same contents.)
package final class SnapshotRegistry: Sendable {
  package static let process = SnapshotRegistry()

  private struct State {
    var counts: [String: Int] = [:]
    /// Contents' hashes by path. File systems may fold case, so that paths are lowercase.
    var contents: [String: UInt64] = [:]
    var plans: [String: GoldenPlan] = [:]
    /// How many files of a name there are below a folder of tests.
    var files: [String: [String: Int]] = [:]
    /// Sources of tests without their comments, by path; empty where they are not at hand.
    var sources: [String: String] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// The number of the test's next assertion without a name in a folder, from 1.
  func number(for test: SnapshotTest, in folder: String) -> Int {
    state.withLock { state in
      state.counts["\(folder) \(test.identity) \(test.name)", default: 0] += 1
      return state.counts["\(folder) \(test.identity) \(test.name)", default: 0]
    }
  }

  /// False if the golden has been used with other contents, or by a name that some file systems
  /// cannot tell from this one.
  func claim(_ path: String, contents: UInt64) -> Bool {
    // Two spellings of one path are two names with the same contents.
    let hash = contents ^ contentHash(path.utf8)
    return state.withLock { state in
      let first = state.contents[path.lowercased()] ?? hash
      state.contents[path.lowercased()] = first
      return first == hash
    }
  }

  /// What a file of tests is called in the list of a run, and among artifacts: its name without its ending,
  /// and the folders it lies in where another file of the package's tests has the same name. Looked up once,
  /// so that every process says the same.
  package func title(ofTestsIn filePath: String) -> String {
    let stem = GoldenFile.stem(of: filePath)
    guard let package = PackageFolder.around(filePath) else { return stem }
    let name = (filePath as NSString).lastPathComponent
    let hasNamesake = state.withLock { state in
      let files = state.files[package] ?? Self.files(in: "\(package)/Tests")
      state.files[package] = files
      return files[name, default: 0] > 1
    }
    guard hasNamesake else { return stem }
    let folder = (filePath as NSString).deletingLastPathComponent
    var parts = folder.dropFirst(package.count).split(separator: "/").map(String.init)
    if parts.first == "Tests" { parts.removeFirst() }
    return (parts + [stem]).joined(separator: ".")
  }

  /// Whether a file of tests has several functions of a name, so that it does not say which of them runs.
  /// False where the file is not at hand.
  package func isAmbiguous(_ function: String, in filePath: String) -> Bool {
    let text = state.withLock { state in
      let text = state.sources[filePath] ?? Self.source(filePath)
      state.sources[filePath] = text
      return text
    }
    return text.ranges(of: "func ").count { found in
      let name = text[found.upperBound...].drop { $0.isWhitespace || $0 == "`" }
      guard name.hasPrefix(function) else { return false }
      let next = name.dropFirst(function.count).first { !$0.isWhitespace && $0 != "`" }
      return next == "(" || next == "<"
    } > 1
  }

  private static func source(_ path: String) -> String {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  private static func files(in folder: String) -> [String: Int] {
    let url = URL(fileURLWithPath: folder)
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var counts: [String: Int] = [:]
    while let file = found?.nextObject() as? URL {
      if file.pathExtension == "swift" { counts[file.lastPathComponent, default: 0] += 1 }
    }
    return counts
  }

  /// The plan of a folder's goldens, made once.
  func plan(of folder: String, isPackage: Bool, shards count: Int) -> GoldenPlan {
    state.withLock { state in
      let key = "\(count) \(folder)"
      if let plan = state.plans[key] { return plan }
      let plan = GoldenPlan(of: folder, isPackage: isPackage, shards: count)
      state.plans[key] = plan
      return plan
    }
  }
}
