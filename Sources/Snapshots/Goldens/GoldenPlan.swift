import Foundation

/// The assignment of a package's goldens to shards. No process knows all tests, but every checkout
/// has the same goldens, whose files show their costs. Shards therefore have equal shares without a
/// history.
package struct GoldenPlan: Sendable {
  /// The index of the shard by path of the golden.
  private let owners: [String: Int]
  /// A name that is equal for equal plans; empty without goldens.
  package let name: String

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - folder: A package with goldens in `__Snapshots__` folders, or a folder of goldens.
  ///   - isPackage: Whether the folder is a package.
  package init(of folder: String, isPackage: Bool, shards count: Int) {
    let items = Self.goldens(in: folder, isPackage: isPackage).map { name in
      ShardPlan.Item(id: name, cost: GoldenCost.cost(ofFile: "\(folder)/\(name)"))
    }
    var owners: [String: Int] = [:]
    for (index, work) in ShardPlan(items, shards: count).shards.enumerated() {
      for item in work { owners["\(folder)/\(item.id)"] = index + 1 }
    }
    self.owners = owners
    let text = items.map { "\($0.id) \($0.cost)\n" }.joined()
    name = items.isEmpty ? "" : hexadecimal(contentHash(text.utf8))
  }

  /// Whether a golden belongs to a shard. A golden that does not exist yet belongs to exactly one
  /// shard, by its name.
  package func assigns(_ golden: GoldenFile, to shard: Shard) -> Bool {
    owners[golden.path].map { $0 == shard.index } ?? shard.contains(golden.id)
  }

  /// Returns the paths of goldens relative to the folder, sorted.
  private static func goldens(in folder: String, isPackage: Bool) -> [String] {
    let url = URL(fileURLWithPath: folder)
    guard
      let files = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    let depth = url.standardizedFileURL.pathComponents.count
    var names: [String] = []
    for case let file as URL in files where GoldenFile.endings.contains(file.pathExtension) {
      let parts = file.standardizedFileURL.pathComponents.dropFirst(depth)
      guard !isPackage || parts.contains("__Snapshots__") else { continue }
      names.append(parts.joined(separator: "/"))
    }
    return names.sorted()
  }
}
