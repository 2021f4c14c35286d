import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Grouped tables and list controllers", .serialized)
struct GroupedTableTests {
  private func makeTable(_ style: UITableView.Style, _ source: TableSource) -> UITableView {
    let table = OwningTable(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
    table.owned = [source]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test(
    "Grouped sections are 35 points apart, with titles 55.5 points high first and 38 later")
  func distances() {
    onScreen()
    let plain = makeTable(.grouped, TableSource(2, 1))
    #expect((0..<2).map { plain.rectForRow(at: [$0, 0]).minY } == [35, 158])
    #expect(plain.contentSize.height == 219.5)
    let source = TableSource(1, 1)
    source.headers = [0: "One", 1: "Two"]
    let titled = makeTable(.grouped, source)
    #expect((0..<2).map { titled.rectForRow(at: [$0, 0]).minY } == [55.5, 155])
    #expect(titled.headerView(forSection: 1)?.textLabel?.text == "TWO")
  }

  @Test("Grouped headers scroll with the content, and height 0 is the standard height")
  func scrolling() {
    onScreen()
    let source = TableSource(40)
    source.headers = [0: "One"]
    let table = makeTable(.grouped, source)
    table.scroll(to: 30)
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    table.sectionHeaderHeight = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
    table.sectionHeaderHeight = .leastNormalMagnitude
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY < 0.01)
  }

  @Test("A plain table's header height applies to its headers")
  func plainHeaders() {
    onScreen()
    let source = TableSource(1, 1)
    source.headers = [1: "Two"]
    let table = makeTable(.plain, source)
    table.sectionHeaderHeight = 28
    table.layoutIfNeeded()
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [0, 28])
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test("Inset groups are inset by 16 points with rounded outer corners")
  func insetGroups() {
    onScreen()
    let table = makeTable(.insetGrouped, TableSource(3, 1))
    let cells = table.visibleCells
    #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
    #expect(cells.map { $0.layer.maskedCorners.rawValue } == [3, 0, 12, 15])
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
  }

  @Test("A table view controller creates its table and deselects rows when it reappears")
  func tableController() {
    onScreen()
    final class Words: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      }
    }
    let controller = Words(style: .grouped)
    controller.viewWillAppear(false)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["0", "1", "2"])
    #expect(controller.tableView.style == .grouped)
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A collection view controller deselects too and can be the flow layout's delegate")
  func collectionController() {
    onScreen()
    let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.map(\.frame.height) == [70, 70])
  }
}

private final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 70) }
}
