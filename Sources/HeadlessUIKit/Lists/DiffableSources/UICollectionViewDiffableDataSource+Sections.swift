import Foundation

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when a finger opens and closes items. Each may be nil.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Before it is.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Before it is.
    public var willCollapseItem: ((Item) -> Void)?
    /// What lies in an item that is opened; it is given what lies there so far.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// All nil.
    public init() {}
  }

  /// Shows a tree in a section, which is added at the end where it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    report(snapshot.problem)
    trees[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let old = whole.itemIdentifiers(inSection: section)
    whole.deleteItems(old)
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole, animated: animatingDifferences, completion)
  }

  /// A copy of a section's tree; flat where none was applied.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
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
      trees[section]?.contains(item) == true
    else { return nil }
    return (section, item)
  }

  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let (section, item) = node(at: path), let tree = trees[section] else { return nil }
    return (tree.level(of: item), tree.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let (section, item) = node(at: path), var tree = trees[section] else { return }
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
