import Foundation
import HeadlessUIKit
import Testing

/// Automatic scrolling while an item is dragged near an edge.
@MainActor
@Suite("Edge scrolling")
struct EdgeScrollingTests {
  /// Forty rows that can be moved by their reorder controls, or dragged.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var names = (0..<40).map(String.init)
    var log: [String] = []
    var asked: [Int: Int] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked[indexPath.row, default: 0] += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      if log.last != "target \(proposedDestinationIndexPath.row)" {
        log.append("target \(proposedDestinationIndexPath.row)")
      }
      return proposedDestinationIndexPath
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      let line = "over \(destinationIndexPath?.row ?? -1)"
      if log.last != line { log.append(line) }
      return UITableViewDropProposal(operation: .copy, intent: .unspecified)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { log.append("drop at \(coordinator.destinationIndexPath?.row ?? -1)") }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let source = Rows()
    let table: UITableView

    init(isEditing: Bool = true) {
      table = UITableView(frame: rect(0, 0, 400, 800), style: .plain)
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
      touches.window.addSubview(table)
      table.setEditing(isEditing, animated: false)
      touches.window.layoutIfNeeded()
    }

    var offset: CGFloat { table.contentOffset.y }
    /// Returns how far the content scrolls in the given time.
    func way(in duration: TimeInterval) -> CGFloat {
      let start = offset
      touches.wait(duration)
      return offset - start
    }
    /// Drags a row by its reorder control to a position on the screen, where scrolling begins.
    func lift(_ row: Int, to y: CGFloat) {
      touches.down(375, CGFloat(row) * 50 + 25 - offset)
      touches.move(375, y, over: 0.2)
      touches.wait(0.4)
    }
    var order: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  @Test("Edge scrolling is faster near the edge, and stops in the middle and at the end")
  func speed() {
    let fixture = Fixture()
    fixture.lift(2, to: 700)
    #expect(fixture.offset == 0)
    fixture.touches.move(375, 755, over: 0.1)
    fixture.touches.wait(0.4)
    #expect(abs(fixture.way(in: 0.4) - 60) < 1e-6)
    fixture.touches.move(375, 785, over: 0.1)
    #expect(abs(fixture.way(in: 0.4) - 180) < 1e-6)
    fixture.touches.move(375, 820, over: 0.1)
    #expect(abs(fixture.way(in: 0.4) - 240) < 1e-6)
    fixture.touches.wait(5)
    #expect(fixture.offset == 1200)
    fixture.touches.move(375, 15, over: 0.2)
    fixture.touches.wait(0.4)
    #expect(abs(fixture.way(in: 0.4) + 180) < 1e-6)
    fixture.touches.wait(5)
    #expect(fixture.offset == 0)
    fixture.touches.up()
    #expect(fixture.way(in: 1) == 0)
  }

  @Test("A drag passing through the edge zone does not scroll")
  func passing() {
    let fixture = Fixture()
    fixture.touches.down(375, 125)
    fixture.touches.move(375, 790, over: 0.5)
    fixture.touches.move(375, 500, over: 0.2)
    #expect(fixture.way(in: 1) == 0 && fixture.offset == 0)
  }

  @Test("A moved row stays under the finger while others make space during edge scrolling")
  func row() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.table.cellForRow(at: [0, 2]))
    fixture.lift(2, to: 790)
    fixture.touches.wait(1)
    #expect(fixture.offset > 450 && abs(cell.center.y - fixture.offset - 790) < 1e-6)
    #expect(cell.superview === fixture.table && fixture.table.cellForRow(at: [0, 2]) == nil)
    fixture.touches.move(375, 400, over: 0.2)
    fixture.touches.wait(0.3)
    let place = Int((fixture.offset + 400) / 50)
    #expect(fixture.source.log.last == "target \(place)")
    fixture.touches.up()
    #expect(fixture.source.log.last == "move 2 to \(place)")
    fixture.touches.wait(0.5)
    #expect(fixture.table.cellForRow(at: [0, place]) === cell)
    #expect(cell.frame == rect(0, CGFloat(place) * 50, 400, 50) && cell.layer.zPosition == 0)
    #expect(fixture.source.names[place] == "2" && fixture.source.asked[2] == 1)
    let first = try #require(fixture.table.indexPathsForVisibleRows?.first?.row)
    #expect(fixture.order == Array(fixture.source.names[first..<first + fixture.order.count]))
  }

  @Test("A row returned to its original position is not moved")
  func back() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.table.cellForRow(at: [0, 2]))
    fixture.lift(2, to: 795)
    fixture.touches.wait(2)
    #expect(fixture.table.cellForRow(at: [0, 2]) == nil)
    fixture.touches.move(375, 5, over: 0.3)
    fixture.touches.wait(4)
    #expect(fixture.offset == 0 && fixture.table.cellForRow(at: [0, 2]) === cell)
    fixture.touches.move(375, 125, over: 0.2)
    fixture.touches.up()
    fixture.touches.wait(0.5)
    #expect(fixture.source.log.allSatisfy { $0.hasPrefix("target") })
    #expect(cell.frame == rect(0, 100, 400, 50) && fixture.order.first == "0")
  }

  @Test("A row dropped far from its position recycles its cell")
  func reload() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.table.cellForRow(at: [0, 2]))
    fixture.lift(2, to: 795)
    fixture.touches.wait(2)
    fixture.table.reloadData()
    fixture.touches.wait(0.1)
    #expect(cell.superview == nil || fixture.table.visibleCells.contains(cell))
    #expect(cell.layer.shadowOpacity == 0)
    #expect(fixture.way(in: 1) == 0)
    fixture.touches.up()
    #expect(!fixture.source.log.contains { $0.hasPrefix("move") })
  }

  @Test(
    "Scrolling content updates the proposed target under a resting finger at any tick rate")
  func proposals() {
    func run(tick: TimeInterval) -> (log: [String], offset: CGFloat) {
      let fixture = Fixture(isEditing: false)
      fixture.table.dragDelegate = fixture.source
      fixture.table.dropDelegate = fixture.source
      fixture.table.dragInteractionEnabled = true
      fixture.touches.down(100, 425)
      fixture.touches.wait(0.9)
      fixture.touches.plan(100, 780, over: 0.5, finger: 1)
      let end = fixture.touches.time + 1.5
      while fixture.touches.time + tick < end { fixture.touches.wait(tick) }
      fixture.touches.wait(end - fixture.touches.time)
      let offset = fixture.offset
      fixture.touches.up()
      return (fixture.source.log, offset)
    }
    let whole = run(tick: 2)
    #expect(whole.offset > 200)
    let last = Int((whole.offset + 780) / 50)
    let over = (8...last).map { "over \($0)" }
    #expect(whole.log == over + ["drop at \(last)"])
    for rate in [24.0, 60, 144] {
      let other = run(tick: 1 / rate)
      #expect(other.log == whole.log && abs(other.offset - whole.offset) < 1e-6)
    }
  }

  // MARK: Collections

  /// Items in rows of three that can be moved and dragged.
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var names = (0..<90).map(String.init)
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { log.append("drop at \(coordinator.destinationIndexPath?.item ?? -1)") }
  }

  @MainActor
  struct Grid {
    let touches = TouchFixture()
    let source = Items()
    let list: UICollectionView

    init(_ direction: UICollectionView.ScrollDirection = .vertical) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      layout.scrollDirection = direction
      list = UICollectionView(frame: rect(0, 0, 300, 600), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = source
      list.dragDelegate = source
      list.dropDelegate = source
      list.dragInteractionEnabled = true
      touches.window.addSubview(list)
      touches.window.layoutIfNeeded()
    }

    func cell(_ name: String) -> UICollectionViewCell? {
      list.visibleCells.first { $0.accessibilityLabel == name }
    }
  }

  @Test("An interactively moved item scrolls with the content and lands at its new position")
  func item() throws {
    let grid = Grid()
    #expect(grid.list.beginInteractiveMovementForItem(at: [0, 1]))
    grid.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 590))
    grid.touches.wait(0.25)
    #expect(grid.list.contentOffset.y == 0)
    grid.touches.wait(1)
    #expect(abs(grid.list.contentOffset.y - 500) < 1e-6)
    let cell = try #require(grid.cell("1"))
    #expect(abs(cell.center.y - 1090) < 1e-6)
    grid.list.endInteractiveMovement()
    // The destination is the second item of the row that begins at 1000.
    #expect(grid.source.log == ["move 1 to 31"])
    grid.touches.wait(1)
    #expect(cell.frame == rect(100, 1000, 100, 100) && grid.list.contentOffset.y == 500)
  }

  @Test("Horizontal lists scroll horizontally")
  func across() {
    let grid = Grid(.horizontal)
    #expect(grid.list.beginInteractiveMovementForItem(at: [0, 1]))
    grid.list.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: 590))
    grid.touches.wait(1.25)
    #expect(abs(grid.list.contentOffset.x - 500) < 1e-6 && grid.list.contentOffset.y == 0)
    grid.list.cancelInteractiveMovement()
    grid.touches.wait(1)
    #expect(abs(grid.list.contentOffset.x - 500) < 1e-6 && grid.source.log.isEmpty)
  }

  @Test(
    "Items make space after the reordering cadence, and an earlier drop lands there too",
    arguments: [
      (UICollectionView.ReorderingCadence.immediate, [true, true, true]),
      (.fast, [false, true, true]), (.slow, [false, false, true]),
    ])
  func cadence(_ cadence: UICollectionView.ReorderingCadence, _ hasRoom: [Bool]) {
    let grid = Grid()
    grid.list.reorderingCadence = cadence
    grid.touches.down(50, 150)
    grid.touches.wait(0.9)
    grid.touches.move(250, 150, over: 0.1)
    // The neighbour moves to this position when the third place of the row is free.
    let seen = [0, 0.3, 0.4].map { duration in
      grid.touches.wait(duration)
      return grid.cell("4")?.layer.position.x == 50
    }
    #expect(seen == hasRoom)
    grid.touches.move(250, 250, over: 0.05)
    grid.touches.up()
    #expect(grid.source.log == ["drop at 8"])
  }
}
