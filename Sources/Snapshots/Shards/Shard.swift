/// One of several parts of a run, of which each is made by a process or a machine of its own.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let index: Int
  /// 1…100 000.
  package let count: Int

  /// The most parts of a run.
  package static let most = 100_000

  /// Nil for a number that is not from 1 to `count`, and for more than `most` parts.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `2/5`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard parts.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }

  /// Whether something of this name falls to the shard where nobody knows all names: each name falls to
  /// just one shard of so many.
  package func holds(_ name: String) -> Bool {
    contentHash(name.utf8) % UInt64(count) == UInt64(index - 1)
  }

  /// Below the folder of the run's artifacts, so that shards on one disk do not meet.
  package var folderName: String { "shard-\(index)-of-\(count)" }

  /// The folders of shards in a folder of artifacts, sorted by name.
  package static func isFolderName(_ name: String) -> Bool {
    name.wholeMatch(of: /shard-[0-9]+-of-[0-9]+/) != nil
  }
}

extension Shard: CustomStringConvertible {
  /// As in `2/5`.
  package var description: String { "\(index)/\(count)" }
}
