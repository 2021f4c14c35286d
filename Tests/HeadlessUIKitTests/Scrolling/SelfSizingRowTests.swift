import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A cell with a block whose height is set by a constraint, 10 points from the cell's upper and
/// lower edge.
private final class BlockCell: UITableViewCell {
  nonisolated(unsafe) static var created = 0
  let block = UIView()
  private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.created += 1
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell without constraints that computes its height in `sizeThatFits`.
private final class FittingCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}

@MainActor
private final class BlockSource: UITableViewDataSource {
  var count: Int
  let height: (Int) -> CGFloat
  private(set) var asked: [Int] = []

  init(_ count: Int, height: @escaping (Int) -> CGFloat) {
    self.count = count
    self.height = height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    (cell as? BlockCell)?.height.constant = height(indexPath.row)
    return cell
  }
}

/// Returns a table of 320 × 200 points, without separators.
@MainActor
private func makeTable(_ source: BlockSource, estimate: CGFloat? = nil) -> UITableView {
  BlockCell.created = 0
  let table = OwningTable(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
  table.owned = [source]
  table.separatorStyle = .none
  if let estimate { table.estimatedRowHeight = estimate }
  table.register(BlockCell.self, forCellReuseIdentifier: "block")
  table.dataSource = source
  return table
}

@MainActor
@Suite("Self-sizing rows", .serialized)
struct SelfSizingRowTests {
  @Test("Row heights follow the content's constraints at the table's width")
  func constraints() {
    onScreen()
    let table = makeTable(BlockSource(3) { [30, 50, 5][$0] })
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [50, 70, 25])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 120])
    #expect(table.contentSize.height == 145)
    let block = (table.visibleCells.first as? BlockCell)?.block
    #expect(block?.frame == CGRect(x: 20, y: 10, width: 280, height: 30))
  }

  @Test("A separator has its own pixel row below the content")
  func separator() {
    onScreen()
    let table = makeTable(BlockSource(1) { _ in 30 })
    table.separatorStyle = .singleLine
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.height == 50.5)
  }

  @Test("Text wraps at the table's width and is measured again for a new width")
  func wrapping() {
    onScreen()
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "word", count: 40).joined(separator: " ")
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    table.dataSource = source
    table.layoutIfNeeded()
    let narrow = table.visibleCells[0].frame.height
    let label = table.visibleCells[0].textLabel
    #expect(narrow > 60)
    #expect((label?.sizeThatFits(CGSize(width: 290, height: 0)).height ?? 0) <= narrow)
    table.frame.size.width = 640
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.height < narrow)
  }

  @Test("Without constraints, sizeThatFits determines the height")
  func fitting() {
    onScreen()
    let table = makeTable(BlockSource(9) { _ in 0 })
    table.register(FittingCell.self, forCellReuseIdentifier: "block")
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [70, 70, 70])
  }

  @Test("Only visible rows are created and measured")
  func cost() {
    onScreen()
    let source = BlockSource(100_000) { CGFloat(20 + $0 * 7 % 60) }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(BlockCell.created == table.visibleCells.count)
    #expect(table.rowsMeasured == table.visibleCells.count)
    var y: CGFloat = 0
    while y < 5_000 {
      table.scroll(to: y)
      y += 9
    }
    let last = table.indexPathsForVisibleRows?.last?.row ?? 0
    #expect(table.rowsMeasured == last + 1)
    #expect(source.asked == Array(0...last))
    #expect(BlockCell.created <= 7)
    // Scrolling back measures nothing again.
    while y > 0 {
      y -= 9
      table.scroll(to: y)
    }
    #expect(table.rowsMeasured == last + 1)
  }

  @Test("Unseen rows keep their estimates")
  func estimates() {
    onScreen()
    let table = makeTable(BlockSource(1_000) { _ in 30 }, estimate: 100)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 99_800)
    table.scroll(to: 20)
    #expect(table.contentSize.height == 99_750)
    #expect(table.rectForRow(at: [0, 7]).minY == 450)
  }

  @Test("Rows with unexpected heights above the visible part adjust the offset, not the picture")
  func upwards() {
    onScreen()
    var random = SplitMix64(seed: 21)
    let heights = (0..<2_000).map { _ in CGFloat(Int.random(in: 1...150, using: &random)) }
    let table = makeTable(BlockSource(2_000) { heights[$0] }, estimate: 60)
    table.layoutIfNeeded()
    table.scroll(to: 50_000)
    for _ in 0..<300 {
      let before = places(table)
      let offset = table.contentOffset.y
      table.scroll(to: offset - 13)
      for (row, place) in places(table) where before[row] != nil {
        #expect(abs(place - (before[row] ?? 0) - 13) < 1e-6)
      }
      let rows = table.indexPathsForVisibleRows ?? []
      #expect(table.visibleCells.first.map { $0.frame.minY <= table.bounds.minY } == true)
      #expect(table.visibleCells.map(\.frame.height) == rows.map { heights[$0.row] + 20 })
    }
  }

  /// Returns the distances of rows from the visible top.
  private func places(_ table: UITableView) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
      result[path.row] = cell.frame.minY - table.contentOffset.y
    }
    return result
  }

  @Test("Scrolling to the top through unseen rows shows the first row at the top")
  func backToTop() {
    onScreen()
    let table = makeTable(BlockSource(300) { CGFloat(1 + $0 % 90) }, estimate: 200)
    table.layoutIfNeeded()
    table.scroll(to: 30_000)
    for _ in 0..<3_000 where table.contentOffset.y > 0 {
      table.scroll(to: max(0, table.contentOffset.y - 17))
    }
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.first?.frame.minY == 0)
    #expect(table.indexPathsForVisibleRows?.first == [0, 0])
  }

  @Test("Scrolling to a row works through estimated rows")
  func scrollToRow() {
    onScreen()
    let table = makeTable(BlockSource(500) { CGFloat(1 + $0 * 13 % 90) }, estimate: 44)
    table.layoutIfNeeded()
    for (row, position) in [(300, UITableView.ScrollPosition.top), (40, .bottom), (499, .bottom)] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      table.layoutIfNeeded()
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      let distance =
        position == .top ? rect.minY - table.bounds.minY : table.bounds.maxY - rect.maxY
      #expect(abs(distance) < 1e-6)
    }
  }

  @Test("Estimated heights of the delegate are replaced when rows become visible")
  func lazyHeights() {
    onScreen()
    let listener = TableListener { $0.row % 2 == 0 ? 30 : UITableView.automaticDimension }
    let table = makeTable(BlockSource(5_000) { _ in 60 }, estimate: 50)
    table.delegate = listener
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [30, 80, 30, 80])
    #expect(listener.asked < 10)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    // Without estimates all rows are measured at once, and automatic rows have the standard height.
    #expect(table.contentSize.height == 185_000)
  }

  @Test("Fixed and automatic heights can be mixed")
  func mixed() {
    onScreen()
    let listener = TableListener { $0.row == 2 ? UITableView.automaticDimension : 25 }
    let table = makeTable(BlockSource(6) { _ in 60 })
    table.delegate = listener
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 205)
    #expect(table.visibleCells.map(\.frame.height) == [25, 25, 80, 25, 25, 25])
  }

  @Test("Constraints without a height are reported, and the row has the standard height")
  func collapsed() {
    final class Ambiguous: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      }

      required init?(coder: NSCoder) { nil }
    }
    let environment = onScreen()
    let table = makeTable(BlockSource(1) { _ in 0 })
    table.register(Ambiguous.self, forCellReuseIdentifier: "block")
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.height == 44)
    #expect(environment.problems.notes.first?.contains("suggest a height of zero") == true)
  }

  @Test("A header's constraints determine its height, deferred by an estimate")
  func headers() {
    onScreen()
    final class Headers: UITableViewDelegate {
      private(set) var asked: [Int] = []

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        view.contentView.addSubview(block)
        NSLayoutConstraint.activate([
          block.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 4),
          block.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -4),
          block.heightAnchor.constraint(equalToConstant: CGFloat(50 + section)),
        ])
        return view
      }
    }
    let source = TableSource(10, 10, 10)
    let headers = Headers()
    let table = HeadlessUIKitTests.makeTable(source, delegate: headers)
    table.estimatedSectionHeaderHeight = 30
    table.layoutIfNeeded()
    #expect(headers.asked == [0])
    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [58, 30, 30])
    table.scroll(to: 400)
    #expect(headers.asked == [0, 1])
    table.estimatedSectionHeaderHeight = 0
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [58, 59, 60])
  }

  @Test("A Fenwick tree's sums equal those of a plain walk")
  func sums() {
    var random = SplitMix64(seed: 8)
    var plain = (0..<137).map { _ in CGFloat(Int.random(in: 0...50, using: &random)) }
    var tree = FenwickTree(plain)
    for _ in 0..<200 {
      let place = Int.random(in: 0..<plain.count, using: &random)
      let change = CGFloat(Int.random(in: -20...20, using: &random))
      plain[place] += change
      tree.add(change, at: place)
      let count = Int.random(in: 0...plain.count, using: &random)
      #expect(tree.sum(ofFirst: count) == plain.prefix(count).reduce(0, +))
    }
  }
}
