public import Foundation

/// A table's data source that shows snapshots: applying one animates what is different.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _Object, UITableViewDataSource {
  /// Makes the cell of an item; nil is an empty cell.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// Sections and items in order.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  /// How rows come and go. Default `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source, without sections until a snapshot is applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init(_object: ())
    tableView.dataSource = self
  }

  /// A copy of what is shown, to change and apply.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; `completion` is called when that has been seen to happen.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard animatingDifferences else {
      return UIView.performWithoutAnimation { show(snapshot, completion) }
    }
    show(snapshot, completion)
  }

  /// Shows a snapshot by a reload: nothing is compared and nothing moves.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func show(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    let difference = SnapshotDifference(
      from: current, to: snapshot, animation: defaultRowAnimation)
    guard let tableView else { return take(snapshot) }
    tableView.performBatchUpdates(
      {
        self.take(snapshot)
        tableView.announce(difference.updates)
      }, completion: { _ in completion?() })
    tableView.reconfigureRows(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  private func take(_ snapshot: Snapshot) {
    if let problem = snapshot.problem { tableView?.environment.problems.report(problem) }
    current = snapshot
    current.forgetReloads()
    paths = [:]
    for (section, content) in current.sections.enumerated() {
      for (row, item) in content.items.enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
  }

  // MARK: Questions

  /// Nil for a path that names no row.
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

  // MARK: UITableViewDataSource

  /// The snapshot's.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The snapshot's.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  /// The provider's; an empty cell where it has none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// No title.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// None.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// False: a subclass says which rows may be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// False: a subclass says which rows may be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing: a subclass changes its data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.usesDefaultMoving = true }

  /// Does nothing: a subclass deletes or inserts.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
