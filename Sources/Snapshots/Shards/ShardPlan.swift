/// Which shard makes what: the most costly things first, each to the shard that has the least to do.
/// Depends on names and costs alone, so that every machine comes to the same plan without a history.
///
/// Graham's bound (https://doi.org/10.1137/0117039): no shard has more than 4/3 of what the best plan
/// would give its fullest one.
package struct ShardPlan: Sendable {
  package struct Item: Hashable, Sendable, Codable {
    package let id: String
    /// In pixels that are drawn.
    package let cost: Int

    package init(id: String, cost: Int) { (self.id, self.cost) = (id, cost) }
  }

  /// The items of each shard, sorted by name.
  package let shards: [[Item]]

  /// - Complexity: O(items · (log items + shards)).
  /// - Precondition: there is a shard; names are different.
  package init(_ items: [Item], shards count: Int) {
    precondition(count > 0, "no shard")
    var shards = [[Item]](repeating: [], count: count)
    var loads = [Int](repeating: 0, count: count)
    let ordered = items.sorted { $0.cost != $1.cost ? $0.cost > $1.cost : $0.id < $1.id }
    for item in ordered {
      let place = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      shards[place].append(item)
      loads[place] += max(1, item.cost)
    }
    self.shards = shards.map { $0.sorted { $0.id < $1.id } }
  }

  package func ids(of shard: Shard) -> Set<String> { Set(shards[shard.index - 1].map(\.id)) }
}
