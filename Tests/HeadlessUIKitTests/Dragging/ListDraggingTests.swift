import Foundation
import HeadlessUIKit
import Testing

/// Rows and items are dragged inside their list.
@MainActor
@Suite("Row dragging")
struct ListDraggingTests {
  /// Rows that can be dragged; subclasses implement the drop.
  class Source: NSObject, UITableViewDragDelegate {
    var names = ["a", "b", "c", "d", "e"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
      item.localObject = names[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("drag begins")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("drag ends")
    }
  }

  final class Mover: Source, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  /// A data source without `moveRowAt`: the drop delegate changes the data.
  final class Dropper: Source, UITableViewDataSource, UITableViewDropDelegate {
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      let line = "over \(destinationIndexPath?.row ?? -1)"
      if log.last != line { log.append(line) }
      return UITableViewDropProposal(operation: .move, intent: intent)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      log.append("drop at \(coordinator.destinationIndexPath?.row ?? -1)")
      for item in coordinator.items {
        guard let source = item.sourceIndexPath, let goal = coordinator.destinationIndexPath else {
          continue
        }
        tableView.performBatchUpdates {
          names.insert(names.remove(at: source.row), at: goal.row)
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [goal], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: goal)
          .addCompletion { self.log.append("landed \($0)") }
      }
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      log.append("drop ends")
    }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let source: Source
    let table: UITableView

    init(_ source: any Source & UITableViewDataSource) {
      self.source = source
      table = UITableView(frame: rect(0, 0, 400, 800), style: .plain)
      table.rowHeight = 50
      table.dataSource = source
      table.dragDelegate = source
      table.dropDelegate = source as? any UITableViewDropDelegate
      table.dragInteractionEnabled = true
      touches.window.addSubview(table)
      touches.window.layoutIfNeeded()
    }

    var order: String { table.visibleCells.compactMap { $0.textLabel?.text }.joined() }
    func top(_ name: String) -> CGFloat? {
      table.visibleCells.first { $0.textLabel?.text == name }?.frame.minY
    }
    var picture: UIView? { touches.window.subviews.count > 1 ? touches.window.subviews.last : nil }
    /// Lifts the first row and drags it over the third.
    func drag(to y: CGFloat = 130) {
      touches.down(100, 25)
      touches.wait(0.9)
      touches.move(100, y, over: 0.5)
    }
  }

  @Test("A dragged row leaves a gap, and dropping makes the data source move it")
  func moves() throws {
    let fixture = Fixture(Mover())
    let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
    fixture.touches.down(100, 25)
    fixture.touches.wait(0.9)
    #expect(cell.configurationState.cellDragState == .lifting && !fixture.table.hasActiveDrag)
    fixture.touches.move(100, 130, over: 0.5)
    #expect(cell.configurationState.cellDragState == .dragging && fixture.table.hasActiveDrag)
    #expect(fixture.top("b") == 0 && fixture.top("c") == 50 && fixture.top("d") == 150)
    #expect(fixture.picture?.center == CGPoint(x: 200, y: 130) && cell.alpha == 0)
    fixture.touches.up()
    #expect(fixture.source.log == ["drag begins", "move 0 to 2"])
    fixture.touches.wait(1)
    #expect(fixture.order == "bcade" && fixture.top("a") == 100 && cell.alpha == 1)
    #expect(fixture.picture == nil && !fixture.table.hasActiveDrag)
    #expect(cell.configurationState.cellDragState == .none)
    #expect(fixture.source.log.last == "drag ends")
  }

  @Test("Without moveRowAt, the drop delegate updates the table, and the preview moves to the row")
  func drops() {
    let fixture = Fixture(Dropper())
    fixture.drag()
    #expect(fixture.source.log == ["drag begins", "enter", "over 0", "over 1", "over 2"])
    #expect(fixture.top("b") == 0 && fixture.top("c") == 50 && fixture.top("d") == 150)
    fixture.touches.up()
    #expect(fixture.source.log.last == "drop at 2" && fixture.picture?.center.y == 125)
    fixture.touches.wait(1)
    #expect(fixture.order == "bcade" && fixture.top("a") == 100)
    #expect(fixture.source.log.suffix(3) == ["landed end", "drop ends", "drag ends"])
    #expect(fixture.table.cellForRow(at: [0, 2])?.alpha == 1)
  }

  @Test("Dropping into a row opens no gap and highlights the row")
  func into() {
    let source = Dropper()
    source.intent = .insertIntoDestinationIndexPath
    let fixture = Fixture(source)
    fixture.drag()
    #expect(fixture.top("b") == 50 && fixture.top("d") == 150)
    func states() -> [UICellConfigurationState.DropState] {
      fixture.table.visibleCells.map(\.configurationState.cellDropState)
    }
    #expect(states() == [.notTargeted, .notTargeted, .targeted, .notTargeted, .notTargeted])
    fixture.touches.move(600, 130, over: 0.2)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(states().allSatisfy { $0 == .none })
    fixture.touches.up()
    fixture.touches.wait(1)
    #expect(fixture.order == "abcde" && fixture.source.log.suffix(2) == ["drop ends", "drag ends"])
  }

  @Test("A short touch scrolls, and dragging is disabled on phones by default")
  func switchedOff() {
    let fixture = Fixture(Mover())
    fixture.touches.down(100, 25)
    fixture.touches.move(100, 130, over: 0.4)
    fixture.touches.up()
    fixture.touches.wait(1)
    #expect(fixture.source.log.isEmpty)
    fixture.table.dragInteractionEnabled = false
    fixture.drag()
    fixture.touches.up()
    fixture.touches.wait(1)
    #expect(fixture.source.log.isEmpty && fixture.order == "abcde")
    #expect(!UITableView().dragInteractionEnabled)
  }

  /// The items of a collection view that can be dragged.
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var names = ["a", "b", "c", "d", "e", "f"]
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
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))]
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      log.append("add \(indexPath.item)")
      return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))]
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
    ) {
      let sources = coordinator.items.map { $0.sourceIndexPath?.item ?? -1 }
      log.append("drop \(sources) at \(coordinator.destinationIndexPath?.item ?? -1)")
      guard let item = coordinator.items.first, coordinator.items.count == 1,
        let source = item.sourceIndexPath, let goal = coordinator.destinationIndexPath
      else { return }
      collectionView.performBatchUpdates {
        names.insert(names.remove(at: source.item), at: goal.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [goal])
      }
      coordinator.drop(item.dragItem, toItemAt: goal)
    }
  }

  @MainActor
  struct Grid {
    let touches = TouchFixture()
    let source = Items()
    let list: UICollectionView

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      list = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = source
      list.dragDelegate = source
      list.dropDelegate = source
      list.dragInteractionEnabled = true
      touches.window.addSubview(list)
      touches.window.layoutIfNeeded()
    }

    func frame(_ name: String) -> CGRect? {
      list.visibleCells.first { $0.accessibilityLabel == name }?.frame
    }
  }

  @Test("Items make space for a dragged item and stay when it is dropped")
  func collection() {
    let grid = Grid()
    grid.touches.down(50, 25)
    grid.touches.wait(0.9)
    grid.touches.move(270, 30, over: 0.5)
    #expect(grid.frame("b") == rect(0, 0, 100, 50) && grid.frame("c") == rect(110, 0, 100, 50))
    #expect(grid.frame("d") == rect(0, 60, 100, 50))
    grid.touches.up()
    #expect(grid.source.log == ["drop [0] at 2"])
    grid.touches.wait(1)
    #expect(grid.source.names == ["b", "c", "a", "d", "e", "f"])
    #expect(grid.frame("a") == rect(220, 0, 100, 50) && grid.frame("d") == rect(0, 60, 100, 50))
    #expect(grid.list.visibleCells.allSatisfy { $0.alpha == 1 } && !grid.list.hasActiveDrop)
  }

  @Test("A second finger adds items, and several items open no gap")
  func adding() {
    let grid = Grid()
    grid.touches.down(50, 25)
    grid.touches.wait(0.9)
    grid.touches.move(160, 30, over: 0.3)
    grid.touches.down(50, 85, finger: 2)
    grid.touches.wait(0.1)
    grid.touches.up(finger: 2)
    grid.touches.wait(0.5)
    #expect(grid.source.log == ["add 3"])
    grid.touches.move(270, 30, over: 0.3)
    #expect(grid.frame("b") == rect(110, 0, 100, 50))
    grid.touches.up()
    grid.touches.wait(1)
    #expect(grid.source.log.last == "drop [0, 3] at 2" && grid.source.names.first == "a")
  }
}
