/// The items of a section as a tree: which lie in which, and which of them are open.
///
/// An item that is named twice, or that is not there where it has to be, makes the change do nothing,
/// which is reported when the snapshot is applied.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
    var isExpanded = false
  }

  /// Each item before those that lie in it.
  private var nodes: [Node] = []
  private var known: Set<ItemIdentifierType> = []
  private(set) var problem: ListProblem?

  /// Without items.
  public init() {}

  // MARK: Questions

  /// All items, each before those that lie in it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// Those that lie in none.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// Those whose parents are all open.
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

  /// Whether an item is there, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// The place among all items; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? nodes.firstIndex { $0.item == item } : nil
  }

  /// How many items it lies in; 0 also for one that is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { nodes[$0].level } ?? 0
  }

  /// The item it lies in; nil at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { nodes[$0].parent }
  }

  /// Whether an item is open; false also for one that is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Whether all items that it lies in are open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Whether any item lies in it.
  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = index(of: item) else { return false }
    return end(of: index) > index + 1
  }

  /// What lies in an item, with their own levels from 0 on.
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

  /// At the end of an item's, or of the root's.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: nodes.count, in: nil, level: 0) }
    guard let index = index(of: parent) else { return miss() }
    insert(items, at: end(of: index), in: parent, level: nodes[index].level + 1)
  }

  /// In front of another, in what that lies in.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return miss() }
    insert(items, at: index, in: nodes[index].parent, level: nodes[index].level)
  }

  /// Behind another and all in it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return miss() }
    insert(items, at: end(of: index), in: nodes[index].parent, level: nodes[index].level)
  }

  /// With all that lies in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      let gone = index..<end(of: index)
      for node in nodes[gone] { known.remove(node.item) }
      nodes.removeSubrange(gone)
    }
  }

  /// Leaves no item.
  public mutating func deleteAll() { self = Self() }

  /// Opens them.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }

  /// Closes them.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  /// What lies in an item is that from now on.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let index = index(of: parent) else { return miss() }
    delete(self.snapshot(of: parent).rootItems)
    insert(snapshot, at: index + 1, in: parent, level: nodes[index].level + 1)
  }

  /// A tree behind another item and all in it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let index = index(of: item) else { return miss() }
    insert(snapshot, at: end(of: index), in: nodes[index].parent, level: nodes[index].level)
  }

  /// A tree in front of another item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let index = index(of: item) else { return miss() }
    insert(snapshot, at: index, in: nodes[index].parent, level: nodes[index].level)
  }

  /// An item takes another place among those that are visible, with all that lies in it.
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

  /// The items one below the other, those in others further in: `-` before what is expanded, `+` before what is not.
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

  /// Behind the last one that lies in an item.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  private mutating func miss() { problem = .unknownIdentifier }
}
