import Foundation

/// The mapping between a collection view's elements before and after a batch update.
@MainActor
extension ListChange {
  func newKey(_ old: ElementKey) -> ElementKey? {
    moved(old, path: newPath, section: newSection)
  }

  func oldKey(_ new: ElementKey) -> ElementKey? {
    moved(new, path: oldPath, section: oldSection)
  }

  /// Supplementary and decoration views move with their section.
  private func moved(
    _ key: ElementKey, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    if key.isItem { return path(key.indexPath).map(ElementKey.init(item:)) }
    guard key.indexPath.count == 2 else { return key }
    return section(key.indexPath.section).map {
      key.moved(to: IndexPath(item: key.indexPath.item, section: $0))
    }
  }

  /// The updates for the layout: deletions and reloads, then insertions and moves, each in order of
  /// index paths.
  var updateItems: [UICollectionViewUpdateItem] {
    func sections(_ numbers: [Int]) -> [IndexPath] {
      numbers.map { IndexPath(item: NSNotFound, section: $0) }
    }
    typealias Item = UICollectionViewUpdateItem
    let deleted = sections(updates.deletedSections.keys.sorted()) + updates.deleted.keys.sorted()
    let reloaded = sections(updates.reloadedSections.keys.sorted()) + updates.reloaded.keys.sorted()
    let inserted = sections(updates.insertedSections.keys.sorted()) + updates.inserted.keys.sorted()
    var items = deleted.map { Item(before: $0, after: nil, .delete) }
    items += reloaded.map { Item(before: $0, after: $0, .reload) }
    items += inserted.map { Item(before: nil, after: $0, .insert) }
    items += updates.movedSections.sorted { $0.key < $1.key }.map {
      Item(
        before: IndexPath(item: NSNotFound, section: $0.key),
        after: IndexPath(item: NSNotFound, section: $0.value), .move)
    }
    items += updates.moved.sorted { $0.key < $1.key }.map {
      Item(before: $0.key, after: $0.value, .move)
    }
    return items
  }
}
