import Foundation

/// The mapping between the rows of a list before and after a batch update.
///
/// Sections and rows that no update names keep their order and fill the positions that insertions
/// and moves leave free. The memory depends on the number of updates, not on the length of the
/// list.
struct ListChange {
  let updates: ListUpdates
  /// The number of rows in each section, before and after the update.
  let oldCounts, newCounts: [Int]
  private let oldSections: [Int?]
  private let newSections: [Int?]
  private let leaving: [Int: [Int]]
  private let coming: [Int: [Int]]
  private let movedFrom: [IndexPath: IndexPath]

  /// Creates the mapping from the updates and the row counts before and after them.
  ///
  /// - Throws: `ScreenError.Kind.invalidListUpdate` if the counts do not match the updates.
  init(_ updates: ListUpdates, oldCounts: [Int], newCounts: [Int]) throws(ScreenError.Kind) {
    self.updates = updates
    (self.oldCounts, self.newCounts) = (oldCounts, newCounts)
    let gone = Set(updates.deletedSections.keys.sorted() + updates.movedSections.keys.sorted())
    let newcomers = Set(
      updates.insertedSections.keys.sorted() + updates.movedSections.values.sorted())
    let stay = oldCounts.indices.filter { !gone.contains($0) }
    let free = newCounts.indices.filter { !newcomers.contains($0) }
    guard stay.count == free.count, gone.allSatisfy(oldCounts.indices.contains),
      newcomers.allSatisfy(newCounts.indices.contains)
    else {
      throw .invalidListUpdate(
        section: nil, before: oldCounts.count, after: newCounts.count,
        inserted: updates.insertedSections.count, deleted: updates.deletedSections.count)
    }
    var oldToNew: [Int?] = Array(repeating: nil, count: oldCounts.count)
    var newToOld: [Int?] = Array(repeating: nil, count: newCounts.count)
    for (old, new) in zip(stay, free) { (oldToNew[old], newToOld[new]) = (new, old) }
    for (old, new) in updates.movedSections { (oldToNew[old], newToOld[new]) = (new, old) }
    (oldSections, newSections) = (oldToNew, newToOld)
    movedFrom = Dictionary(
      updates.moved.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    leaving = Self.rows(updates.deleted.keys.sorted() + updates.moved.keys.sorted())
    coming = Self.rows(updates.inserted.keys.sorted() + updates.moved.values.sorted())
    try checkCounts()
  }

  /// Groups the rows of the paths by section, without duplicates and in order.
  private static func rows(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths), by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  private func checkCounts() throws(ScreenError.Kind) {
    for (old, new) in oldSections.enumerated() {
      guard let new, updates.reloadedSections[old] == nil else { continue }
      let (out, in_) = (leaving[old] ?? [], coming[new] ?? [])
      let fits =
        oldCounts[old] - out.count == newCounts[new] - in_.count
        && out.allSatisfy((0..<oldCounts[old]).contains)
        && in_.allSatisfy((0..<newCounts[new]).contains)
      guard fits else {
        throw .invalidListUpdate(
          section: old, before: oldCounts[old], after: newCounts[new], inserted: in_.count,
          deleted: out.count)
      }
    }
  }

  func newSection(_ old: Int) -> Int? { oldSections.indices.contains(old) ? oldSections[old] : nil }

  func oldSection(_ new: Int) -> Int? { newSections.indices.contains(new) ? newSections[new] : nil }

  /// Returns the index path after the update of a row from before it; nil if the row was deleted or
  /// reloaded.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let new = updates.moved[old] { return new }
    guard updates.deleted[old] == nil, updates.reloaded[old] == nil,
      updates.reloadedSections[old.section] == nil, let section = newSection(old.section)
    else { return nil }
    return IndexPath(
      row: Self.place(old.row, without: leaving[old.section] ?? [], with: coming[section] ?? []),
      section: section)
  }

  /// Returns the index path before the update of a row from after it; nil for inserted and reloaded
  /// rows.
  func oldPath(_ new: IndexPath) -> IndexPath? {
    if let old = movedFrom[new] { return old }
    guard updates.inserted[new] == nil, let section = oldSection(new.section),
      updates.reloadedSections[section] == nil
    else { return nil }
    let old = IndexPath(
      row: Self.place(new.row, without: coming[new.section] ?? [], with: leaving[section] ?? []),
      section: section)
    return updates.reloaded[old] == nil ? old : nil
  }

  /// Returns the animation with which an inserted or reloaded row appears.
  func animation(ofComing new: IndexPath) -> ListUpdates.RowAnimation {
    if let animation = updates.inserted[new] { return animation }
    guard let section = oldSection(new.section) else {
      return updates.insertedSections[new.section] ?? .automatic
    }
    if let animation = updates.reloadedSections[section] { return animation }
    let row = Self.place(
      new.row, without: coming[new.section] ?? [], with: leaving[section] ?? [])
    return updates.reloaded[IndexPath(row: row, section: section)] ?? .automatic
  }

  /// Returns the animation with which a deleted or reloaded row disappears.
  func animation(ofLeaving old: IndexPath) -> ListUpdates.RowAnimation {
    updates.deleted[old] ?? updates.reloaded[old] ?? updates.deletedSections[old.section]
      ?? updates.reloadedSections[old.section] ?? .automatic
  }

  /// Returns the new index of the element at `place`, after the indices in `gone` are removed and
  /// those in `come` inserted.
  private static func place(_ place: Int, without gone: [Int], with come: [Int]) -> Int {
    var result = place - gone.prefix { $0 < place }.count
    for newcomer in come where newcomer <= result { result += 1 }
    return result
  }
}
