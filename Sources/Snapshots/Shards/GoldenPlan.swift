import Foundation

/// Which shard holds which golden of a package. No process knows all tests, but every checkout has the same
/// goldens, and their files say what they cost: shares are equal without a history.
package struct GoldenPlan: Sendable {
  /// The shard's index of each golden's path.
  private let owners: [String: Int]
  /// Tells plans apart; empty where there are no goldens.
  package let name: String

  /// - Parameters:
  ///   - folder: a package, whose goldens lie in folders called `__Snapshots__`, or a folder of goldens.
  ///   - isPackage: which of both it is.
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

  /// Whether a golden falls to the shard. One that is not there yet falls to just one shard too, by its name.
  package func gives(_ golden: GoldenFile, to shard: Shard) -> Bool {
    owners[golden.path].map { $0 == shard.index } ?? shard.holds(golden.id)
  }

  /// Paths below the folder, sorted.
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
