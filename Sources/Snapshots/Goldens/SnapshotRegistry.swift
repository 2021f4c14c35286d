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

  /// Whether there is another file of tests with the name of this one in the package: artifacts and the list
  /// of a run name snapshots by their file. Looked up once, so that every process says the same.
  package func hasNamesake(_ filePath: String) -> Bool {
    guard let package = PackageFolder.around(filePath) else { return false }
    let name = (filePath as NSString).lastPathComponent
    return state.withLock { state in
      let files = state.files[package] ?? Self.files(in: "\(package)/Tests")
      state.files[package] = files
      return files[name, default: 0] > 1
    }
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
