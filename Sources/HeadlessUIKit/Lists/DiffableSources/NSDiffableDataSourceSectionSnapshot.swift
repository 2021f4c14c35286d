/// A tree of the items in one section, with the expanded state of each item.
///
/// A change that adds an item twice, or that refers to an unknown item, has no effect. The mistake
/// is reported when the snapshot is applied.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
    var isExpanded = false
  }

  /// The tree in preorder: each item is followed by its descendants.
  private var nodes: [Node] = []
  private var known: Set<ItemIdentifierType> = []
  private(set) var problem: ListProblem?

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Queries

  /// All items in preorder: each item is followed by its descendants.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items at the top level.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// The items whose ancestors are all expanded, in preorder.
  public var visibleItems: [ItemIdentifierType] {
    var seen: [ItemIdentifierType] = []
    var closed: Int?
    for node in nodes {
      if let level = closed, node.level > level { continue }
      closed = node.isExpanded ? nil : node.level
      seen.append(node.item)
    }
    return seen
  }

  /// Whether the snapshot contains an item, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns the index of an item in `items`; nil for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? nodes.firstIndex { $0.item == item } : nil
  }

  /// Returns the number of ancestors of an item; 0 for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { nodes[$0].level } ?? 0
  }

  /// Returns the parent of an item; nil for a root item or an unknown item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { nodes[$0].parent }
  }

  /// Whether an item is expanded; false for an unknown item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Whether all ancestors of an item are expanded; false for an unknown item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = index(of: item) else { return false }
    return end(of: index) > index + 1
  }

  /// Returns a snapshot of an item's descendants, with the item itself at the root if
  /// `includingParent` is true. Levels begin at 0.
  ///
  /// An unknown item gives an empty snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let index = index(of: parent) else { return part }
    let first = includingParent ? index : index + 1
    let base = nodes[index].level + (includingParent ? 0 : 1)
    for node in nodes[first..<end(of: index)] {
      let isRoot = node.level == base
      part.nodes.append(
        Node(
          item: node.item, parent: isRoot ? nil : node.parent, level: node.level - base,
          isExpanded: node.isExpanded))
      part.known.insert(node.item)
    }
    return part
  }

  // MARK: Changes

  /// Appends items to the children of `parent`, or to the root items if it is nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: nodes.count, in: nil, level: 0) }
    guard let index = index(of: parent) else { return miss() }
    insert(items, at: end(of: index), in: parent, level: nodes[index].level + 1)
  }

  /// Inserts items before another item, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return miss() }
    insert(items, at: index, in: nodes[index].parent, level: nodes[index].level)
  }

  /// Inserts items after another item and its descendants, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return miss() }
    insert(items, at: end(of: index), in: nodes[index].parent, level: nodes[index].level)
  }

  /// Deletes items and their descendants; unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      let gone = index..<end(of: index)
      for node in nodes[gone] { known.remove(node.item) }
      nodes.removeSubrange(gone)
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, which makes their children visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }

  /// Collapses items, which hides their descendants.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  /// Replaces the descendants of an item by the contents of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let index = index(of: parent) else { return miss() }
    delete(self.snapshot(of: parent).rootItems)
    insert(snapshot, at: index + 1, in: parent, level: nodes[index].level + 1)
  }

  /// Inserts the contents of a snapshot after an item and its descendants, as its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let index = index(of: item) else { return miss() }
    insert(snapshot, at: end(of: index), in: nodes[index].parent, level: nodes[index].level)
  }

  /// Inserts the contents of a snapshot before an item, as its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let index = index(of: item) else { return miss() }
    insert(snapshot, at: index, in: nodes[index].parent, level: nodes[index].level)
  }

  /// Moves an item with its descendants to an index among the visible items.
  mutating func moveItem(_ item: ItemIdentifierType, toVisible index: Int) {
    let branch = snapshot(of: item, includingParent: true)
    delete([item])
    let seen = visibleItems
    guard index > 0, index <= seen.count else {
      if let first = nodes.first?.item { return insert(branch, before: first) }
      return insert(branch, at: 0, in: nil, level: 0)
    }
    let above = seen[index - 1]
    if isExpanded(above), let child = snapshot(of: above).items.first {
      insert(branch, before: child)
    } else {
      insert(branch, after: above)
    }
  }

  private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
    for item in items {
      guard let index = index(of: item) else {
        miss()
        continue
      }
      nodes[index].isExpanded = expanded
    }
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, at index: Int,
    in parent: ItemIdentifierType?, level: Int
  ) {
    guard snapshot.known.isDisjoint(with: known) else { return problem = .repeatedIdentifier }
    nodes.insert(
      contentsOf: snapshot.nodes.map {
        Node(
          item: $0.item, parent: $0.parent ?? parent, level: $0.level + level,
          isExpanded: $0.isExpanded)
      }, at: index)
    known.formUnion(snapshot.known)
  }

  /// Returns the tree as text, one item per line, indented by level.
  ///
  /// The mark before an item is `-` if it is expanded, `+` if it is collapsed, and `*` if it has no
  /// children.
  public func visualDescription() -> String {
    nodes.enumerated().map { index, node in
      let hasChildren = index + 1 < nodes.count && nodes[index + 1].level > node.level
      let mark = hasChildren ? node.isExpanded ? "-" : "+" : "*"
      return String(repeating: "  ", count: node.level) + "\(mark) \(node.item)"
    }.joined(separator: "\n")
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?, level: Int
  ) {
    guard Set(items).count == items.count, known.isDisjoint(with: items) else {
      return problem = .repeatedIdentifier
    }
    nodes.insert(
      contentsOf: items.map { Node(item: $0, parent: parent, level: level) }, at: index)
    known.formUnion(items)
  }

  /// Returns the index after the last descendant of the item at `index`.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  private mutating func miss() { problem = .unknownIdentifier }
}
