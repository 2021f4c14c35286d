/// How deep views, and layers, may lie inside one another: what walks through their trees calls itself
/// for each level, and the stack of a thread has an end. UIKit's end is the stack's.
enum TreeDepth {
  static let limit = 400

  /// Whether a tree stays within the limit when another comes below one of its items.
  ///
  /// - Parameters:
  ///   - depth: of the item, 1 for the topmost.
  ///   - roots: the topmost items of the other tree.
  /// - Complexity: linear in the size of the other tree.
  static func admits<Item>(_ roots: [Item], below depth: Int, children: (Item) -> [Item]) -> Bool {
    var (level, depth) = (roots, depth)
    while !level.isEmpty {
      depth += 1
      guard depth <= limit else { return false }
      level = level.flatMap(children)
    }
    return true
  }
}
