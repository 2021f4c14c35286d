/// The limit for the depth of view and layer trees.
///
/// Code that traverses the trees is recursive and a thread's stack is limited. UIKit is limited by
/// the stack alone.
enum TreeDepth {
  static let limit = 400

  /// Returns whether a tree stays within the limit when another tree is added below an item.
  ///
  /// - Parameters:
  ///   - depth: The depth of the item, 1 for the topmost one.
  ///   - roots: The topmost items of the added tree.
  /// - Complexity: O(*n*), where *n* is the number of items in the added tree.
  static func allows<Item>(_ roots: [Item], below depth: Int, children: (Item) -> [Item]) -> Bool {
    var (level, depth) = (roots, depth)
    while !level.isEmpty {
      depth += 1
      guard depth <= limit else { return false }
      level = level.flatMap(children)
    }
    return true
  }
}
