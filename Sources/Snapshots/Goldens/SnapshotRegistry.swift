import Foundation
import Synchronization

/// The goldens that a process has used, so that no two assertions share one. Unnamed assertions are
/// numbered per test, and a name that is used twice must have equal contents. (Playing a script is
/// deterministic, so a repeated test has equal contents.)
package final class SnapshotRegistry: Sendable {
  package static let process = SnapshotRegistry()

  private struct State {
    var counts: [String: Int] = [:]
    /// The hashes of contents by path. Paths are lowercase, because file systems may ignore case.
    var contents: [String: UInt64] = [:]
    var plans: [String: GoldenPlan] = [:]
    /// The number of files with each name, by package folder of the tests.
    var files: [String: [String: Int]] = [:]
    /// The sources of tests without comments, by path; empty if they do not exist here.
    var sources: [String: String] = [:]
    var recordings = 0
    var hints: Set<RecordingHint> = []
  }

  /// The number of failures whose scripts are recorded. In a run with more, playing all of them
  /// again would take too long.
  private static let recordingLimit = 50

  private let state = Mutex(State())

  package init() {}

  /// Returns the number of the test's next unnamed assertion in a folder, counted from 1.
  func number(for test: SnapshotTest, in folder: String) -> Int {
    state.withLock { state in
      state.counts["\(folder) \(test.identity) \(test.name)", default: 0] += 1
      return state.counts["\(folder) \(test.identity) \(test.name)", default: 0]
    }
  }

  /// Whether a golden is free for contents. It is not if it was used with other contents, or under
  /// a name that differs only in case.
  func claim(_ path: String, contents: UInt64) -> Bool {
    // Paths that differ only in case have different hashes even with equal contents.
    let hash = contents ^ contentHash(path.utf8)
    return state.withLock { state in
      let first = state.contents[path.lowercased()] ?? hash
      state.contents[path.lowercased()] = first
      return first == hash
    }
  }

  /// Whether the script of a failure may be recorded for the report; counts the calls.
  func mayRecordScript() -> Bool {
    state.withLock { state in
      state.recordings += 1
      return state.recordings <= Self.recordingLimit
    }
  }

  /// Whether an explanation has not been given yet; true for its first call.
  func mayGive(_ hint: RecordingHint) -> Bool {
    state.withLock { $0.hints.insert(hint).inserted }
  }

  /// Returns the title of a test file for lists and artifacts: its name without extension. If
  /// another test file of the package has the same name, the title also contains its folders. The
  /// files are listed once, so that every process uses equal titles.
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

  /// Whether a test file has several functions with a name, so that the name does not identify the
  /// running one. False if the file does not exist here.
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

  /// Returns the plan of a folder's goldens, created once.
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
