import Foundation

extension UICollectionViewDiffableDataSource {
  /// The changes that an interactive move made to the snapshot.
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Optional closures that control and observe the interactive reordering of items.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved; nil, the default, allows no item to move.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after the snapshot has changed. Update the app's model here.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that are all nil.
    public init() {}
  }

  func mayReorder(_ path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section)
    else { return false }
    if let tree = core.trees[section], tree.isExpanded(item), !tree.snapshot(of: item).items.isEmpty
    {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  func reorder(_ start: IndexPath, to goal: IndexPath) {
    let before = snapshot()
    guard let item = itemIdentifier(for: start), before.sections.indices.contains(goal.section)
    else { return }
    var after = before
    after.moveItem(at: start, to: goal)
    let (first, last) = (min(start.section, goal.section), max(start.section, goal.section))
    let touched = (first == last ? [first] : [first, last]).map { before.sections[$0].section }
    let oldTrees = touched.map { snapshot(for: $0) }
    let newTrees = touched.map { section in
      var tree = snapshot(for: section)
      if section == after.sections[goal.section].section {
        if start.section != goal.section { tree.append([item]) }
        tree.moveItem(item, toVisible: goal.item)
      } else {
        tree.delete([item])
      }
      return tree
    }
    let transaction = Transaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: zip(touched, zip(oldTrees, newTrees)).map { section, trees in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: trees.0, finalSnapshot: trees.1,
          difference: trees.1.items.difference(from: trees.0.items))
      })
    reorderingHandlers.willReorder?(transaction)
    let hadTrees = touched.map { core.trees[$0] != nil }
    core.setCurrent(after)
    for (section, (tree, had)) in zip(touched, zip(newTrees, hadTrees)) where had {
      core.trees[section] = tree
    }
    reorderingHandlers.didReorder?(transaction)
  }
}
