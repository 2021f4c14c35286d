public import Foundation

/// A collection's data source that shows snapshots: applying one animates what is different.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _Object, UICollectionViewDataSource {
  /// Makes the cell of an item; nil is an empty cell.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?
  /// Sections and items in order.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  /// The trees of sections that were given one.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Asked and told about items that a finger opens and closes.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Asked and told about items that a finger moves.
  public var reorderingHandlers = ReorderingHandlers()
  /// Makes headers, footers and other supplementary views; nil is an empty view.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source, without sections until a snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init(_object: ())
    collectionView.dataSource = self
  }

  /// A copy of what is shown, to change and apply.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; `completion` is called when that has been seen to happen.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion)
  }

  func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard animated else {
      return UIView.performWithoutAnimation { show(snapshot, completion) }
    }
    show(snapshot, completion)
  }

  func report(_ problem: ListProblem?) { collectionView?.report(problem) }

  /// The cell of a row on the screen shows how deep it lies, and whether it is open.
  func showOutline(at path: IndexPath) {
    guard let outline = outline(at: path) else { return }
    (collectionView?.cellForItem(at: path) as? UICollectionViewListCell)?.take(outline)
  }

  /// Shows a snapshot by a reload: nothing is compared and nothing moves.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func show(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    let difference = SnapshotDifference(
      from: current, to: snapshot, animation: .automatic)
    guard let collectionView else { return take(snapshot) }
    collectionView.performBatchUpdates(
      {
        self.take(snapshot)
        collectionView.announce(difference.updates)
      }, completion: { _ in completion?() })
    collectionView.reconfigureItems(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  func take(_ snapshot: Snapshot) {
    if let problem = snapshot.problem { collectionView?.environment.problems.report(problem) }
    current = snapshot
    current.forgetReloads()
    paths = [:]
    let old = trees
    trees = [:]
    for (section, content) in current.sections.enumerated() {
      if let tree = old[content.section], tree.visibleItems == content.items {
        trees[content.section] = tree
      }
      for (row, item) in content.items.enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
  }

  // MARK: Questions

  /// Nil for a path that names no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.sections.indices.contains(indexPath.section),
      current.sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return current.sections[indexPath.section].items[indexPath.row]
  }

  /// Nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  /// Nil for a section that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].section : nil
  }

  /// Nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// The snapshot's.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The snapshot's.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  /// The provider's; an empty cell where it has none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap {
      cellProvider(collectionView, indexPath, $0)
    }
    if let cell = cell as? UICollectionViewListCell, let outline = outline(at: indexPath) {
      cell.take(outline)
    }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section of the same number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Whether `reorderingHandlers` let the item be moved; open items stay where they are.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { mayReorder(indexPath) }

  /// Moves the item in the snapshot, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  /// The provider's; an empty view where it has none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
