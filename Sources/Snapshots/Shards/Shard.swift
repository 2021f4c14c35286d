/// One of several parts of a run, each made by a separate process or machine.
package struct Shard: Hashable, Sendable {
  /// The index, 1…`count`.
  package let index: Int
  /// The number of parts, 1…100 000.
  package let count: Int

  /// The largest number of parts of a run.
  package static let maximumCount = 100_000

  /// Creates a shard; nil if the index is not in 1…`count`, or if there are more than `most` parts.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads a shard such as `2/5`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard parts.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }

  /// Whether a name belongs to the shard, for runs whose names are not known in advance. Each name
  /// belongs to exactly one of `count` shards.
  package func contains(_ name: String) -> Bool {
    contentHash(name.utf8) % UInt64(count) == UInt64(index - 1)
  }

  /// The name of the shard's folder in the artifacts folder, which keeps shards on one disk
  /// separate.
  package var folderName: String { "shard-\(index)-of-\(count)" }

  /// Whether a name is that of a shard's folder.
  package static func isFolderName(_ name: String) -> Bool {
    name.wholeMatch(of: /shard-[0-9]+-of-[0-9]+/) != nil
  }
}

extension Shard: CustomStringConvertible {
  /// The shard as text, for example `2/5`.
  package var description: String { "\(index)/\(count)" }
}
