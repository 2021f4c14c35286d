import Foundation

/// The current snapshot of a diffable data source, the index path of each of its items, and the
/// steps that replace it by another one. Both diffable data sources forward to it.
@MainActor
final class SnapshotCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var list: (any SnapshotList)?
  private(set) var current = Snapshot()
  private var paths: [Item: IndexPath] = [:]
  /// The section snapshots by section. Only data sources of collections have any.
  var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  init(_ list: any SnapshotList) { self.list = list }

  /// Shows a snapshot with the updates that change the current one into it.
  func apply(
    _ snapshot: Snapshot, animated: Bool, by animation: ListUpdates.RowAnimation = .automatic,
    _ completion: (() -> Void)?
  ) {
    guard animated else {
      return UIView.performWithoutAnimation { update(to: snapshot, by: animation, completion) }
    }
    update(to: snapshot, by: animation, completion)
  }

  private func update(
    to snapshot: Snapshot, by animation: ListUpdates.RowAnimation, _ completion: (() -> Void)?
  ) {
    let difference = SnapshotDifference(from: current, to: snapshot, animation: animation)
    guard let list else { return setCurrent(snapshot) }
    list.performBatchUpdates(
      {
        setCurrent(snapshot)
        list.setUpdates(difference.updates)
      }, completion: { _ in completion?() })
    list.reconfigure(at: snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  /// Shows a snapshot by a reload, without comparing it to the current one.
  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    setCurrent(snapshot)
    list?.reloadData()
    completion?()
  }

  /// Replaces the current snapshot without notifying the list. Trees are kept for sections that
  /// still show exactly their visible items.
  func setCurrent(_ snapshot: Snapshot) {
    list?.report(snapshot.problem)
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

  // MARK: Queries

  /// Returns the item at a path; nil for a path without an item.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, current.sections.indices.contains(path.section),
      current.sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return current.sections[path.section].items[path.row]
  }

  /// Returns the path of an item; nil for an item that is not in the current snapshot.
  func path(of item: Item) -> IndexPath? { paths[item] }

  /// Returns the section at an index; nil for an index without a section.
  func section(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].section : nil
  }

  /// Returns the number of items in a section; 0 for an index without a section.
  func count(ofSection index: Int) -> Int {
    current.sections.indices.contains(index) ? current.sections[index].items.count : 0
  }
}
