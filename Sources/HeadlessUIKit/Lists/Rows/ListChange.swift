import Foundation

/// Which row of a list before a batch is which one after it.
///
/// Sections and rows that no update names keep their order and fill the places that inserted and
/// moved ones leave. Nothing is stored per row: a list of any length costs what is named.
struct ListChange {
  let updates: ListUpdates
  /// Rows by section, before and after.
  let oldCounts, newCounts: [Int]
  private let oldSections: [Int?]
  private let newSections: [Int?]
  private let leaving: [Int: [Int]]
  private let coming: [Int: [Int]]
  private let movedFrom: [IndexPath: IndexPath]

  /// - Throws: `ScreenError.invalidListUpdate` where the counts do not fit what is named.
  init(_ updates: ListUpdates, oldCounts: [Int], newCounts: [Int]) throws(ScreenError) {
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

  /// Rows by section, each once, in order.
  private static func rows(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths), by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  private func checkCounts() throws(ScreenError) {
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

  /// Where a row of before is now; nil if it is gone or reloaded.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let new = updates.moved[old] { return new }
    guard updates.deleted[old] == nil, updates.reloaded[old] == nil,
      updates.reloadedSections[old.section] == nil, let section = newSection(old.section)
    else { return nil }
    return IndexPath(
      row: Self.place(old.row, without: leaving[old.section] ?? [], with: coming[section] ?? []),
      section: section)
  }

  /// Where a row of now was; nil if it is new or reloaded.
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

  /// How a row that is new or reloaded comes.
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

  /// How a row that is gone or reloaded goes.
  func animation(ofLeaving old: IndexPath) -> ListUpdates.RowAnimation {
    updates.deleted[old] ?? updates.reloaded[old] ?? updates.deletedSections[old.section]
      ?? updates.reloadedSections[old.section] ?? .automatic
  }

  /// The place of what was at `place` when some before it go and others come.
  private static func place(_ place: Int, without gone: [Int], with come: [Int]) -> Int {
    var result = place - gone.prefix { $0 < place }.count
    for newcomer in come where newcomer <= result { result += 1 }
    return result
  }
}
