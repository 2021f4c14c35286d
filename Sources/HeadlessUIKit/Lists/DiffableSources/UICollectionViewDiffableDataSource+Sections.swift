import Foundation

extension UICollectionViewDiffableDataSource {
  /// Optional closures that control and observe the expanding and collapsing of items by touch.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item may be expanded; nil allows every item.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed; nil allows every item.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is being expanded. The second argument contains its
    /// children so far.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that are all nil.
    public init() {}
  }

  /// Shows a tree of items in a section. If the section does not exist, it is appended.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    report(snapshot.problem)
    core.trees[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let old = whole.itemIdentifiers(inSection: section)
    whole.deleteItems(old)
    whole.appendItems(snapshot.visibleItems, toSection: section)
    core.apply(whole, animated: animatingDifferences, completion)
  }

  /// Returns a copy of a section's tree. If none was applied, all items are root items.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = core.trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil {
      flat.append(whole.itemIdentifiers(inSection: section))
    }
    return flat
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func node(
    at path: IndexPath
  ) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      core.trees[section]?.contains(item) == true
    else { return nil }
    return (section, item)
  }

  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let (section, item) = node(at: path), let tree = core.trees[section] else { return nil }
    return (tree.level(of: item), tree.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let (section, item) = node(at: path), var tree = core.trees[section] else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let given = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: given(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
    showOutline(at: path)
  }
}
