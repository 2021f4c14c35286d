public import Foundation

/// A data source that supplies a table view with the contents of a snapshot, and animates the
/// differences when another snapshot is applied.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _Object, UITableViewDataSource {
  /// Returns the cell of an item; nil shows an empty cell.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The type of the snapshots that this data source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private let cellProvider: CellProvider
  private let core: SnapshotCore<SectionIdentifierType, ItemIdentifierType>
  /// The animation of inserted, deleted and reloaded rows; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and assigns it to the table view. It has no sections until a snapshot is
  /// applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    core = SnapshotCore(tableView)
    self.cellProvider = cellProvider
    super.init(_object: ())
    tableView.dataSource = self
  }

  /// Returns a copy of the current snapshot, which can be changed and applied.
  open func snapshot() -> Snapshot { core.current }

  /// Shows a snapshot and animates the differences from the current one. `completion` is called
  /// when the animations have finished.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { core.apply(snapshot, animated: animatingDifferences, by: defaultRowAnimation, completion) }

  /// Shows a snapshot by reloading all data, without comparing snapshots and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) { core.reload(with: snapshot, completion) }

  // MARK: Queries

  /// Returns the identifier of the item at an index path; nil if the path names no row.
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

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { core.current.numberOfSections }

  /// Returns the number of items that the current snapshot has in a section; 0 for an unknown
  /// section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.count(ofSection: section)
  }

  /// Returns the cell from the cell provider, or an empty cell if it returns nil.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil: sections have no header title. Override it to supply titles.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil: sections have no footer title. Override it to supply titles.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns nil: the table has no section index. Override it to supply titles.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section with the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns false: no row can be edited. Override it to allow editing.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false: no row can be moved. Override it to allow reordering.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when a row is moved interactively. Override it to move the item in the app's data; this
  /// implementation moves nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.core.recordDefault(of: .moving) }

  /// Called when a row is deleted or inserted by touch. Override it to change the app's data; this
  /// implementation changes nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
