import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A data source with rows of words by section.
@MainActor
private final class WordSource: UITableViewDataSource {
  var words: [[String]]
  private(set) var asked: [String] = []

  init(_ words: [[String]]) { self.words = words }

  func numberOfSections(in tableView: UITableView) -> Int { words.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let word = words[indexPath.section][indexPath.row]
    asked.append(word)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .default, reuseIdentifier: "word")
    cell.textLabel?.text = word
    return cell
  }
}

@MainActor
private func makeTable(_ source: WordSource, height: CGFloat = 440) -> UITableView {
  let table = OwningTable(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
  table.owned = [source]
  table.dataSource = source
  table.layoutIfNeeded()
  return table
}

extension UITableView {
  fileprivate var shownWords: [String] { visibleCells.compactMap(\.textLabel?.text) }
}

@MainActor
@Suite("Batch updates", .serialized)
struct ListUpdateTests {
  @Test("Rows that stay keep their cells, and only new ones are requested")
  func keepsCells() {
    let environment = onScreen()
    let source = WordSource([["a", "b", "c", "d"]])
    let table = makeTable(source)
    let cells = Dictionary(
      uniqueKeysWithValues: zip(table.shownWords, table.visibleCells))
    source.words = [["d", "a", "x", "c"]]
    var isDone = false
    table.performBatchUpdates(
      {
        table.deleteRows(at: [[0, 1]], with: .fade)
        table.moveRow(at: [0, 3], to: [0, 0])
        table.insertRows(at: [[0, 2]], with: .left)
      }, completion: { isDone = $0 })
    #expect(table.shownWords == ["d", "a", "x", "c"])
    #expect(source.asked == ["a", "b", "c", "d", "x"])
    for word in ["d", "a", "c"] {
      let place = table.shownWords.firstIndex(of: word) ?? 0
      #expect(table.visibleCells[place] === cells[word])
      #expect(cells[word]?.frame.minY == CGFloat(place) * 44)
    }
    // The cell of the deleted row fades out before it is removed.
    #expect(cells["b"]?.superview === table)
    #expect(cells["b"]?.alpha == 0)
    #expect(!isDone)
    environment.clock.advance(to: 0.31)
    #expect(isDone)
    #expect(cells["b"]?.superview == nil)
    #expect(cells["b"]?.alpha == 1)
    table.layoutIfNeeded()
    #expect(table.subviews == table.visibleCells)
  }

  @Test("An unbalanced endUpdates in a batch does not block later updates")
  func endsTooOften() {
    onScreen()
    let source = WordSource([["a"]])
    let table = makeTable(source)
    table.performBatchUpdates({ table.endUpdates() } as () -> Void)
    source.words = [["a", "b"]]
    table.insertRows(at: [[0, 1]], with: .none)
    #expect(table.shownWords == ["a", "b"])
    #expect(!table.hasUncommittedUpdates)
  }

  @Test("After any batch, the rows match the data source in its order", arguments: 1...40)
  func randomBatches(seed: Int) throws {
    let environment = onScreen()
    var random = SplitMix64(seed: UInt64(seed))
    var next = 0
    func word() -> String {
      next += 1
      return "\(next)"
    }
    let source = WordSource(
      (0..<3).map { _ in (0..<Int.random(in: 0...9, using: &random)).map { _ in word() } })
    let table = makeTable(source, height: 300)
    for step in 0..<6 {
      table.contentOffset.y = CGFloat(Int.random(in: 0...400, using: &random))
      table.layoutIfNeeded()
      let old = source.words
      var deleted: [IndexPath] = []
      var new = old.enumerated().map { section, rows in
        rows.enumerated().filter { row, _ in
          let isGone = Int.random(in: 0..<4, using: &random) == 0
          if isGone { deleted.append([section, row]) }
          return !isGone
        }.map(\.element)
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let section = Int.random(in: 0..<3, using: &random)
        new[section].insert(word(), at: Int.random(in: 0...new[section].count, using: &random))
      }
      let known = Set(old.flatMap { $0 })
      var inserted: [IndexPath] = []
      for (section, rows) in new.enumerated() {
        for (row, word) in rows.enumerated() where !known.contains(word) {
          inserted.append([section, row])
        }
      }
      source.words = new
      table.performBatchUpdates {
        table.insertRows(at: inserted, with: .automatic)
        table.deleteRows(at: deleted, with: .top)
      }
      environment.clock.advance(to: Double(step + 1))
      table.layoutIfNeeded()
      #expect(environment.problems.errors.isEmpty)
      let paths = table.indexPathsForVisibleRows ?? []
      #expect(table.shownWords == paths.map { new[$0.section][$0.row] })
      #expect(table.visibleCells.map(\.frame) == paths.map { table.rectForRow(at: $0) })
      #expect(table.contentSize.height == CGFloat(new.map(\.count).reduce(0, +)) * 44)
      #expect(table.subviews == table.visibleCells)
    }
  }

  @Test("Sections are inserted, deleted and moved with their rows and selection")
  func sections() {
    let environment = onScreen()
    let source = WordSource([["a"], ["b", "c"], ["d"]])
    let table = makeTable(source)
    table.selectRow(at: [1, 1], animated: false, scrollPosition: .none)
    source.words = [["d"], ["n"], ["b", "c"]]
    table.performBatchUpdates {
      table.deleteSections([0], with: .fade)
      table.insertSections([1], with: .fade)
      table.moveSection(2, toSection: 0)
    }
    environment.clock.advance(to: 1)
    table.layoutIfNeeded()
    #expect(table.shownWords == ["d", "n", "b", "c"])
    #expect(table.indexPathForSelectedRow == [2, 1])
    #expect(source.asked == ["a", "b", "c", "d", "n"])
  }

  @Test("Data inconsistent with the updates is a screen error and causes a reload")
  func invalid() {
    let environment = onScreen()
    let source = WordSource([["a", "b"]])
    let table = makeTable(source)
    source.words = [["a", "b", "c", "d"]]
    table.insertRows(at: [[0, 2]], with: .fade)
    #expect(
      environment.problems.errors.map(\.kind) == [
        .invalidListUpdate(section: 0, before: 2, after: 4, inserted: 1, deleted: 0)
      ])
    table.layoutIfNeeded()
    #expect(table.shownWords == ["a", "b", "c", "d"])
  }

  @Test("An empty batch requests heights again and keeps the cells")
  func heights() {
    let environment = onScreen()
    var height: CGFloat = 30
    let listener = TableListener { _ in height }
    let source = WordSource([["a", "b", "c"]])
    let table = makeTable(source)
    table.delegate = listener
    table.layoutIfNeeded()
    let asked = source.asked.count
    height = 60
    table.beginUpdates()
    table.endUpdates()
    environment.clock.advance(to: 1)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 120])
    #expect(source.asked.count == asked)
  }

  @Test("A collection view inserts, deletes and moves items from the layout's initial attributes")
  func collection() {
    let environment = onScreen()
    final class Falling: UICollectionViewFlowLayout {
      private(set) var updates: [UICollectionViewUpdateItem.Action] = []
      private(set) var isFinal = false

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems.map(\.updateAction)
      }

      override func finalizeCollectionViewUpdates() { isFinal = true }

      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        attributes?.center.y += 500
        return attributes
      }
    }
    let layout = Falling()
    let source = CollectionSource(4)
    let view = makeCollection(source, layout)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    source.counts = [5]
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 0], [0, 4]])
    }
    #expect(layout.updates == [.delete, .insert, .insert])
    #expect(layout.isFinal)
    #expect(Array(view.visibleCells[1...3]) == Array(cells[1...]))
    #expect(cells[0].center.y == 525)
    #expect(cells[0].alpha == 0)
    environment.clock.advance(to: 1)
    view.layoutIfNeeded()
    #expect(cells[0].superview == nil)
    #expect(view.subviews == view.visibleCells)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test("A layout change keeps the items")
  func otherLayout() {
    let environment = onScreen()
    let view = makeCollection(CollectionSource(3), makeGrid())
    view.layoutIfNeeded()
    let cells = view.visibleCells
    let column = UICollectionViewFlowLayout()
    column.itemSize = CGSize(width: 300, height: 40)
    var isDone = false
    view.setCollectionViewLayout(column, animated: true) { isDone = $0 }
    #expect(view.collectionViewLayout === column)
    #expect(view.visibleCells == cells)
    #expect(cells.map(\.frame.minY) == [0, 50, 100])
    environment.clock.advance(to: 1)
    #expect(isDone)
  }
}
