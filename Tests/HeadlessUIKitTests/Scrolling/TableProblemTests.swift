import Foundation
import HeadlessUIKit
import Testing

/// Invalid arguments, to which UIKit responds with an exception or not at all.
@MainActor
@Suite("Invalid table data", .serialized)
struct TableProblemTests {
  private func problems(_ body: () -> Void) -> [String] {
    let before = ScreenEnvironment.current.problems.notes
    body()
    return ScreenEnvironment.current.problems.notes.filter { !before.contains($0) }
  }

  @Test("An unregistered identifier gives a plain cell")
  func unregistered() {
    onScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let source = TableSource(3)
    table.dataSource = source
    let found = problems { table.layoutIfNeeded() }
    #expect(found == ["no cell class is registered for the identifier 'cell'"])
    #expect(table.visibleCells.count == 3)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test(
    "Unusable heights use the standard height",
    arguments: [-5, -.infinity, .infinity, .nan, 1e300] as [CGFloat])
  func impossibleHeights(height: CGFloat) {
    onScreen()
    let listener = TableListener { $0.row == 1 ? height : 50 }
    let table = makeTable(TableSource(4), delegate: listener)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 194)
    let plain = makeTable(TableSource(4))
    plain.rowHeight = height
    plain.layoutIfNeeded()
    #expect(plain.contentSize.height == 176)
  }

  @Test("Rows of height 0 take no space", arguments: [0, 1])
  func zeroHeights(visible: CGFloat) {
    onScreen()
    let listener = TableListener { _ in visible }
    let table = makeTable(TableSource(150), delegate: listener)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 150 * visible)
    #expect(table.visibleCells.count == Int(150 * visible))
  }

  @Test("Negative counts are 0, and too large ones are limited")
  func counts() {
    onScreen()
    let source = TableSource(-4, 2, .max, .max)
    let table = makeTable(source)
    let found = problems { table.layoutIfNeeded() }
    #expect(found == ["the data source returned a row count of -4"])
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.numberOfRows(inSection: 2) == 9_999_998)
    #expect(table.numberOfRows(inSection: 3) == 0)
    #expect(table.numberOfRows(inSection: 9) == 0)
  }

  @Test("A cell returned for two rows is shown at the first")
  func sharedCell() {
    onScreen()
    final class Sharing: TableSource {
      let cell = UITableViewCell()

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let source = Sharing(3)
    let table = makeTable(source)
    let found = problems { table.layoutIfNeeded() }
    #expect(found.first == "the cell for row 1 of section 0 is already used for another row")
    #expect(table.visibleCells.count == 3)
    #expect(Set(table.visibleCells).count == 3)
    #expect(table.visibleCells[0] === source.cell)
  }

  @Test(
    "Index paths without a row are ignored",
    arguments: [[], [0], [0, 3], [1, 0], [0, -1], [-1, 0], [0, 1, 2]])
  func unknownPaths(indexes: [Int]) {
    onScreen()
    let table = makeTable(TableSource(3))
    table.layoutIfNeeded()
    let path = IndexPath(indexes: indexes)
    #expect(table.rectForRow(at: path) == .zero)
    #expect(table.cellForRow(at: path) == nil)
    table.scrollToRow(at: path, at: .top, animated: false)
    table.selectRow(at: path, animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 0)
  }

  @Test("Reloading or laying out inside a data source call does not loop")
  func reentrance() {
    onScreen()
    final class Restless: TableSource {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        if countings < 50 { table.reloadData() }
        return super.tableView(table, numberOfRowsInSection: section)
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        _ = tableView.cellForRow(at: indexPath)
        tableView.layoutIfNeeded()
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let source = Restless(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
  }

  @Test("A table without size requests and shows nothing")
  func noSize() {
    onScreen()
    let source = TableSource(10)
    let table = makeTable(source)
    table.frame = .zero
    table.layoutIfNeeded()
    #expect(source.asked.isEmpty)
    #expect(table.indexPathsForVisibleRows == [])
  }
}
