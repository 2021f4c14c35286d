import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Table view", .serialized)
struct TableViewTests {
  // MARK: Cost

  @Test("Nothing is requested before the first layout, which requests counts once")
  func asksAtFirstLayout() {
    onScreen()
    let source = TableSource(3)
    let table = makeTable(source)
    table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    table.reloadData()
    #expect(source.countings == 0)
    table.layoutIfNeeded()
    #expect(source.countings == 1)
    #expect(table.contentSize == CGSize(width: 320, height: 132))
  }

  @Test("Scrolling within a row creates, requests and lays out nothing")
  func smallScroll() {
    onScreen()
    let source = TableSource(100_000)
    let table = makeTable(source)
    table.scroll(to: 2)
    let (created, laidOut, asked) =
      (CountingCell.created, CountingCell.laidOut, source.asked.count)
    for y in 3..<20 { table.scroll(to: CGFloat(y)) }
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
    #expect(CountingCell.created == created)
    #expect(CountingCell.laidOut == laidOut)
    #expect(CountingCell.prepared == 0)
    #expect(source.asked.count == asked)
  }

  @Test("Only visible cells are created, whatever the number of rows", arguments: [100, 100_000])
  func boundedCells(rows: Int) {
    onScreen()
    let source = TableSource(rows)
    let table = makeTable(source)
    var y: CGFloat = 0
    while y < 4_000 {
      table.scroll(to: y)
      y += 7
    }
    // At most six rows are visible in 200 points.
    #expect(CountingCell.created == 6)
    #expect(source.asked.count == 96)
  }

  @Test("A long jump reuses the cells")
  func farJump() {
    onScreen()
    let source = TableSource(100_000)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 44 * 90_000)
    #expect(table.visibleRows == [90_000, 90_001, 90_002, 90_003, 90_004])
    #expect(CountingCell.created == 5)
    #expect(CountingCell.prepared == 5)
  }

  @Test("Heights are requested once per row, and only if the delegate implements them")
  func heightQuestions() {
    onScreen()
    let silent = SilentListener()
    let plain = makeTable(TableSource(100_000), delegate: silent)
    plain.layoutIfNeeded()
    #expect(plain.contentSize.height == 4_400_000)

    let listener = TableListener { $0.row % 2 == 0 ? 30 : 50 }
    let various = makeTable(TableSource(10, 5), delegate: listener)
    various.layoutIfNeeded()
    various.scroll(to: 100)
    _ = various.rectForRow(at: IndexPath(row: 4, section: 1))
    #expect(listener.asked == 15)
    #expect(various.contentSize.height == 590)
  }

  // MARK: Delegate

  @Test("A table's delegate is its scroll view's")
  func oneDelegate() {
    onScreen()
    let listener = SilentListener()
    let table = makeTable(TableSource(100), delegate: listener)
    let scrollView: UIScrollView = table
    #expect(scrollView.delegate === listener)
    table.layoutIfNeeded()
    table.scroll(to: 10)
    #expect(listener.scrolls == 1)
    scrollView.delegate = nil
    #expect(table.delegate == nil)
  }

  @Test("The delegate is notified of cells that appear and disappear")
  func displayCallbacks() {
    onScreen()
    let listener = TableListener { _ in 50 }
    let table = makeTable(TableSource(100), delegate: listener)
    table.layoutIfNeeded()
    #expect(listener.shown.map(\.row) == [0, 1, 2, 3])
    table.scroll(to: 60)
    #expect(listener.shown.map(\.row) == [0, 1, 2, 3, 4, 5])
    #expect(listener.gone.map(\.row) == [0])
  }

  // MARK: Order

  @Test("Subviews are in row order after scrolling in any direction")
  func subviewOrder() {
    onScreen()
    var random = SplitMix64(seed: 5)
    let source = TableSource(40, 0, 60)
    source.headers = [0: "A", 2: "C"]
    let table = makeTable(source)
    let below = UIView()
    let above = UIView()
    table.layoutIfNeeded()
    table.insertSubview(below, at: 0)
    table.addSubview(above)
    for _ in 0..<200 {
      table.scroll(to: CGFloat.random(in: -50...4_500, using: &random))
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      #expect(cells == table.visibleCells)
      #expect(cells.map { $0.frame.minY } == cells.map { $0.frame.minY }.sorted())
      let headers = table.subviews.indices { $0 is UITableViewHeaderFooterView }
      let last = table.subviews.indices { $0 is UITableViewCell }.last ?? 0
      #expect(headers.allSatisfy { $0 > last })
      #expect(table.subviews.first === below)
      #expect(table.subviews.last === above)
    }
  }

  @Test("The visible rows match a search through all rows")
  func visibleRowsLaw() {
    onScreen()
    var random = SplitMix64(seed: 11)
    let heights = (0..<300).map { _ in CGFloat(Int.random(in: 1...90, using: &random)) }
    let source = TableSource(100, 0, 120, 80)
    let starts = [0, 100, 100, 220]
    source.headers = [2: "Two"]
    let listener = TableListener { heights[starts[$0.section] + $0.row] }
    let table = makeTable(source, delegate: listener)
    table.sectionHeaderTopPadding = 0
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 33))
    table.layoutIfNeeded()
    let all = (0..<4).flatMap { section in
      (0..<source.counts[section]).map { IndexPath(row: $0, section: section) }
    }
    let rects = all.map(table.rectForRow)
    #expect(rects.last?.maxY == table.contentSize.height)
    let height: CGFloat = 33 + 28 + heights.reduce(0, +)
    #expect(rects.last?.maxY == height)
    for _ in 0..<200 {
      let y = CGFloat(Int.random(in: -100...Int(table.contentSize.height), using: &random))
      table.scroll(to: y)
      let expected = zip(all, rects).filter { $1.maxY > y && $1.minY < y + 200 }
      #expect(table.indexPathsForVisibleRows == expected.map(\.0))
      #expect(table.visibleCells.map(\.frame) == expected.map(\.1))
      let point = CGPoint(x: 5, y: y)
      #expect(
        table.indexPathForRow(at: point)
          == zip(all, rects).first { $1.minY <= y && y < $1.maxY }?.0)
    }
  }

  // MARK: Positions

  @Test("Section headers are pinned and pushed out by the next section")
  func stickyHeaders() {
    onScreen()
    let source = TableSource(10, 10)
    source.headers = [0: "A", 1: "B"]
    let table = makeTable(source)
    table.sectionHeaderTopPadding = 0
    func headerTops() -> [CGFloat] {
      table.subviews.filter { $0 is UITableViewHeaderFooterView }
        .map { $0.frame.minY - table.contentOffset.y }
    }
    table.layoutIfNeeded()
    #expect(headerTops() == [0])
    table.scroll(to: 100)
    #expect(headerTops() == [0])
    // The second section begins at 28 + 440.
    table.scroll(to: 450)
    #expect(headerTops() == [-10, 18])
    table.scroll(to: 500)
    #expect(headerTops() == [0])
    table.scroll(to: -30)
    #expect(headerTops() == [30])
  }

  @Test("A delegate's header views have their own height and are requested again when visible")
  func headerViews() {
    onScreen()
    final class Headers: UITableViewDelegate {
      private(set) var asked: [Int] = []

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.frame.size.height = section == 1 ? 40 : 0
        return section == 2 ? nil : view
      }
    }
    let headers = Headers()
    let table = makeTable(TableSource(10, 10, 10), delegate: headers)
    table.sectionHeaderTopPadding = 0
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.layoutIfNeeded()
    #expect(headers.asked == [0, 1, 2])
    #expect((0..<3).map { table.rect(forSection: $0).height } == [468, 480, 440])
    func shown() -> [CGRect] {
      table.subviews.filter { $0 is UITableViewHeaderFooterView }.map(\.frame)
    }
    table.scroll(to: 448)
    let one = CGRect(x: 0, y: 468, width: 320, height: 40)
    #expect(shown() == [CGRect(x: 0, y: 440, width: 320, height: 28), one])
    table.scroll(to: 1_000)
    #expect(shown() == [])
    table.scroll(to: 460)
    #expect(shown().last == one)
    #expect(headers.asked == [0, 1, 2, 0, 1])
  }

  @Test("The table's header and footer surround the rows, which follow the header's height")
  func tableHeader() {
    onScreen()
    let table = makeTable(TableSource(2))
    let header = UIView(frame: CGRect(x: 3, y: 9, width: 10, height: 60))
    table.tableHeaderView = header
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 148, width: 320, height: 20))
    #expect(table.contentSize.height == 168)
    header.frame = CGRect(x: 0, y: -40, width: 320, height: 100)
    table.scroll(to: 3)
    #expect(header.frame.minY == -40)
    #expect(table.visibleCells.map { $0.frame.minY } == [60, 104])
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.frame.minY } == [100, 144])
    #expect(table.contentSize.height == 208)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.visibleCells.map { $0.frame.minY } == [0, 44])
  }

  @Test(
    "Scrolling to a row respects the position",
    arguments: [
      (UITableView.ScrollPosition.top, 880), (.middle, 802), (.bottom, 724), (.none, 724),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func scrollToRow(position: UITableView.ScrollPosition, offset: CGFloat) {
    onScreen()
    let table = makeTable(TableSource(100))
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4_200)
  }

  @Test("A reload shows the new rows and moves the offset into the range")
  func reload() {
    onScreen()
    let source = TableSource(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 1_000)
    source.counts = [7]
    table.reloadData()
    #expect(table.contentSize.height == 308)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 108)
    #expect(table.visibleRows == [2, 3, 4, 5, 6])
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.subviews.isEmpty)
  }

  @Test("Selection survives cell reuse")
  func selection() {
    onScreen()
    let table = makeTable(TableSource(100))
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    table.scroll(to: 1_000)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scroll(to: 0)
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }
}

extension Array {
  fileprivate func indices(where predicate: (Element) -> Bool) -> [Int] {
    indices.filter { predicate(self[$0]) }
  }
}
