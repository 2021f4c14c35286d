public import Foundation

/// A data source that supplies a collection view with the contents of a snapshot, and animates the
/// differences when another snapshot is applied.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _Object, UICollectionViewDataSource {
  /// Returns the cell of an item; nil shows an empty cell.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Returns a supplementary view of a kind; nil shows an empty view.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?
  /// The type of the snapshots that this data source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let core: SnapshotCore<SectionIdentifierType, ItemIdentifierType>
  /// Closures that control and observe the expanding and collapsing of items by touch.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Closures that control and observe the interactive reordering of items.
  public var reorderingHandlers = ReorderingHandlers()
  /// The closure that creates headers, footers and other supplementary views; nil shows empty
  /// views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and assigns it to the collection view. It has no sections until a
  /// snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    core = SnapshotCore(collectionView)
    self.cellProvider = cellProvider
    super.init(_object: ())
    collectionView.dataSource = self
  }

  /// Returns a copy of the current snapshot, which can be changed and applied.
  open func snapshot() -> Snapshot { core.current }

  /// Shows a snapshot and animates the differences from the current one. `completion` is called
  /// when the animations have finished.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { core.apply(snapshot, animated: animatingDifferences, completion) }

  /// Shows a snapshot by reloading all data, without comparing snapshots and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) { core.reload(with: snapshot, completion) }

  // MARK: Queries

  /// Returns the identifier of the item at an index path; nil if the path names no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.path(of: itemIdentifier)
  }

  /// Returns the identifier of the section at an index; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }

  /// Returns the index of a section; nil if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    core.current.indexOfSection(sectionIdentifier)
  }

  func report(_ problem: ListProblem?) { collectionView?.report(problem) }

  /// Updates the level and the expanded state that the visible cell at `path` shows.
  func showOutline(at path: IndexPath) {
    guard let outline = outline(at: path) else { return }
    (collectionView?.cellForItem(at: path) as? UICollectionViewListCell)?.setOutline(outline)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    core.current.numberOfSections
  }

  /// Returns the number of items that the current snapshot has in a section; 0 for an unknown
  /// section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    core.count(ofSection: section)
  }

  /// Returns the cell from the cell provider, or an empty cell if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap {
      cellProvider(collectionView, indexPath, $0)
    }
    if let cell = cell as? UICollectionViewListCell, let outline = outline(at: indexPath) {
      cell.setOutline(outline)
    }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns nil: the data source has no index titles. Override it to supply them.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section with the index of the title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Whether an item may be moved; `reorderingHandlers` decides. Expanded items that have children
  /// cannot be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { mayReorder(indexPath) }

  /// Moves the item in the snapshot and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  /// Returns the view from the supplementary view provider, or an empty view if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
