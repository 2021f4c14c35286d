/// An assignment of items to shards. The items are taken in order of descending cost, and each is
/// given to the shard with the lowest cost so far. It depends only on names and costs, so every
/// machine computes the same plan without a history.
///
/// By Graham's bound (https://doi.org/10.1137/0117039), no shard has more than 4/3 of the largest
/// share in the best plan.
package struct ShardPlan: Sendable {
  package struct Item: Hashable, Sendable, Codable {
    package let id: String
    /// The cost in drawn pixels.
    package let cost: Int

    package init(id: String, cost: Int) { (self.id, self.cost) = (id, cost) }
  }

  /// The items of each shard, sorted by name.
  package let shards: [[Item]]

  /// Creates a plan.
  ///
  /// - Complexity: O(items · (log items + shards)).
  /// - Precondition: At least one shard, and unique names.
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
