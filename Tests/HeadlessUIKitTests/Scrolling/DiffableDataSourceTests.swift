import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A data source that decides which rows can be edited and moved, as subclasses on iOS do.
private final class EditableSource: UITableViewDiffableDataSource<String, Int> {
  var commits = 0

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 1
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 1
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { commits += 1 }
}

@MainActor
@Suite("Diffable data sources", .serialized)
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("A table shows each snapshot and requests only new items", arguments: 1...30)
  func table(seed: Int) {
    let environment = onScreen()
    var random = SplitMix64(seed: UInt64(seed))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    var asked: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      asked.append(item)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    table.layoutIfNeeded()
    var known: Set<Int> = []
    for step in 0..<5 {
      var items = Array(0..<24).filter { _ in Bool.random(using: &random) }
      items.shuffle(using: &random)
      let cut = Int.random(in: 0...items.count, using: &random)
      var sections = [("a", Array(items[..<cut])), ("b", Array(items[cut...]))]
      if Bool.random(using: &random) { sections.reverse() }
      var new = Snapshot()
      for (section, items) in sections {
        new.appendSections([section])
        new.appendItems(items, toSection: section)
      }
      asked = []
      source.apply(new)
      table.layoutIfNeeded()
      #expect(environment.problems.errors.isEmpty)
      #expect(table.visibleCells.map(\.tag) == new.itemIdentifiers)
      if step > 0 { #expect(Set(asked) == Set(items).subtracting(known)) }
      known = Set(items)
      environment.clock.advance(to: Double(step + 1))
      table.layoutIfNeeded()
      #expect(table.subviews == table.visibleCells)
    }
  }

  @Test("Rows are editable only if a subclass allows it, without a problem report")
  func editing() {
    for isEditable in [false, true] {
      let environment = onScreen()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let provider: (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      let source =
        isEditable
        ? EditableSource(tableView: table, cellProvider: provider)
        : UITableViewDiffableDataSource<String, Int>(tableView: table, cellProvider: provider)
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      source.apply(snapshot(("a", [1, 2])), animatingDifferences: false)
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      // The editing control moves the content to the right if the row can be edited.
      let left = table.visibleCells.map(\.contentView.frame.minX)
      #expect(left.first == 0)
      #expect((left.last ?? 0 > 0) == isEditable)
      #expect(environment.problems.notes.isEmpty)
    }
  }

  @Test("Items and index paths map to each other")
  func questions() {
    onScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot(("x", [3, 1]), ("y", [2])), animatingDifferences: false)
    #expect(source.itemIdentifier(for: [0, 1]) == 1)
    #expect(source.itemIdentifier(for: [4, 1]) == nil)
    #expect(source.indexPath(for: 2) == [1, 0])
    #expect(source.sectionIdentifier(for: 1) == "y")
    #expect(source.index(for: "x") == 0)
    var next = source.snapshot()
    next.moveItem(3, afterItem: 2)
    next.insertItems([7, 8], beforeItem: 1)
    next.moveSection("y", beforeSection: "x")
    #expect(next.itemIdentifiers == [2, 3, 7, 8, 1])
    #expect(next.sectionIdentifier(containingItem: 3) == "y")
    next.deleteSections(["y"])
    #expect(next.indexOfItem(1) == 2)
    #expect(next.numberOfItems == 3)
  }

  @Test("A duplicate identifier is dropped and reported")
  func repeated() {
    let environment = onScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot(("x", [3, 1, 3])))
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(environment.problems.notes == ["an identifier was added to a snapshot twice"])
  }

  @Test("Reconfigured items keep their cells, and reloaded ones get new cells")
  func reconfigured() {
    let environment = onScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var text = "old"
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      return cell
    }
    source.apply(snapshot(("x", [1, 2])))
    table.layoutIfNeeded()
    let cells = table.visibleCells
    text = "new"
    var next = source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    source.apply(next)
    environment.clock.advance(to: 1)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["new", "new"])
    #expect(table.visibleCells[0] === cells[0])
    #expect(table.visibleCells[1] !== cells[1])
  }

  @Test("A collection view with registrations shows a snapshot's items and headers")
  func collection() {
    onScreen()
    let layout = makeGrid()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<CountingItem, Int> { cell, _, item in
      cell.tag = item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    source.apply(snapshot(("x", [5, 4]), ("y", [9])), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [5, 4, 9])
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag)
        == [0, 1])
    source.apply(snapshot(("y", [9, 5])), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [9, 5])
  }
}
