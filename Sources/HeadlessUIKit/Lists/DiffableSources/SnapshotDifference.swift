import Foundation

/// The batch updates that turn one snapshot into another, with as few moves as possible.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var updates = ListUpdates()
  private let animation: ListUpdates.RowAnimation

  init(from old: Snapshot, to new: Snapshot, animation: ListUpdates.RowAnimation) {
    self.animation = animation
    let oldSections = Self.places(old.sectionIdentifiers)
    let newSections = Self.places(new.sectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
      updates.deletedSections[index] = animation
    }
    for (index, section) in new.sectionIdentifiers.enumerated() where oldSections[section] == nil {
      updates.insertedSections[index] = animation
    }
    let kept = new.sectionIdentifiers.compactMap { oldSections[$0] }
    for index in Self.movedNumbers(kept) {
      updates.movedSections[index] = newSections[old.sectionIdentifiers[index]]
    }
    let items = compareItems(old, new, oldSections, newSections)
    for item in new.reloadedItemIdentifiers {
      if let path = items[item] { updates.reloaded[path] = animation }
    }
    for section in new.reloadedSectionIdentifiers {
      if let index = oldSections[section] { updates.reloadedSections[index] = animation }
    }
  }

  /// Adds the updates of items, and returns the index paths that the items had in the old snapshot.
  private mutating func compareItems(
    _ old: Snapshot, _ new: Snapshot, _ oldSections: [Section: Int], _ newSections: [Section: Int]
  ) -> [Item: IndexPath] {
    let oldPaths = Self.paths(old)
    let newPaths = Self.paths(new)
    for (section, content) in old.sections.enumerated() where newSections[content.section] != nil {
      for (row, item) in content.items.enumerated() where newPaths[item] == nil {
        updates.deleted[IndexPath(row: row, section: section)] = animation
      }
    }
    for (section, content) in new.sections.enumerated() {
      let before = oldSections[content.section]
      var stayed: [Int] = []
      for (row, item) in content.items.enumerated() {
        let path = IndexPath(row: row, section: section)
        if let oldPath = oldPaths[item] {
          if oldPath.section == before {
            stayed.append(oldPath.row)
          } else {
            updates.moved[oldPath] = path
          }
        } else if before != nil {
          updates.inserted[path] = animation
        }
      }
      guard let before else { continue }
      for row in Self.movedNumbers(stayed) {
        updates.moved[IndexPath(row: row, section: before)] =
          newPaths[old.sections[before].items[row]]
      }
    }
    return oldPaths
  }

  private static func places(_ sections: [Section]) -> [Section: Int] {
    Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
  }

  private static func paths(_ snapshot: Snapshot) -> [Item: IndexPath] {
    var result: [Item: IndexPath] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() {
        result[item] = IndexPath(row: row, section: section)
      }
    }
    return result
  }

  /// Returns the numbers outside a longest increasing subsequence, which is found by patience
  /// sorting.
  static func movedNumbers(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      let pile = ends.indices.bisect { numbers[ends[$0]] >= number }
      previous.append(pile > 0 ? ends[pile - 1] : nil)
      if pile < ends.count { ends[pile] = index } else { ends.append(index) }
    }
    var staying: Set<Int> = []
    var current = ends.last
    while let index = current {
      staying.insert(index)
      current = previous[index]
    }
    return numbers.indices.filter { !staying.contains($0) }.map { numbers[$0] }
  }
}
