import Foundation
import HeadlessUIKit
import Testing

/// Interactive movement of a collection view's items.
@MainActor
@Suite("Moving items")
struct ItemMovingTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var names = [["a", "b", "c", "d", "e", "f"], ["x", "y"]]
    var log: [String] = []
    var fixed: Set<IndexPath> = []
    var pinned: IndexPath?

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = names[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath) to \(destinationIndexPath)")
      let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt current: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      log.append("from \(current.item) to \(proposed.item)")
      return pinned ?? proposed
    }
  }

  /// A flow layout that records its calls.
  final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      log.append(
        "\(context.previousIndexPathsForInteractivelyMovingItems ?? []) to "
          + "\(context.targetIndexPathsForInteractivelyMovingItems ?? [])")
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("\(movementCancelled ? "cancelled" : "ended") at \(indexPaths)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let source = Source()
    let layout = Layout()
    let list: UICollectionView

    init(frame: CGRect = rect(0, 0, 320, 400)) {
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      list = UICollectionView(frame: frame, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = source
      list.delegate = source
      touches.window.addSubview(list)
      touches.window.layoutIfNeeded()
    }

    /// The names of the cells in the order of their positions on the screen.
    var order: String {
      list.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        .map { $0.accessibilityLabel ?? "" }.joined()
    }
    func cell(_ name: String) -> UICollectionViewCell? {
      list.visibleCells.first { $0.accessibilityLabel == name }
    }
  }

  @Test("A moved item follows, others make space, and the data source is notified at the end")
  func moves() throws {
    let fixture = Fixture()
    let (list, source) = (fixture.list, fixture.source)
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 30))
    let cell = try #require(fixture.cell("a"))
    #expect(cell.center == CGPoint(x: 60, y: 30) && cell.alpha == 0.5)
    #expect(source.log.isEmpty)
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 20))
    #expect(cell.center == CGPoint(x: 270, y: 20) && cell.layer.zPosition > 0)
    #expect(fixture.cell("b")?.frame == rect(0, 0, 100, 50))
    #expect(fixture.cell("c")?.frame == rect(110, 0, 100, 50))
    #expect(fixture.cell("d")?.frame == rect(0, 60, 100, 50))
    #expect(source.log == ["from 0 to 2"] && source.names[0].first == "a")
    list.endInteractiveMovement()
    #expect(source.log.last == "move [0, 0] to [0, 2]")
    fixture.touches.wait(0.5)
    #expect(cell.frame == rect(220, 0, 100, 50) && cell.alpha == 1 && cell.layer.zPosition == 0)
    #expect(fixture.order == "bcadefxy" && list.indexPath(for: cell) == [0, 2])
    #expect(
      fixture.layout.log == [
        "[[0, 0]] to [[0, 0]]", "[[0, 0]] to [[0, 2]]", "ended at [[0, 2]]",
      ])
  }

  @Test("A cancelled movement returns without notifying the data source")
  func cancels() {
    let fixture = Fixture()
    fixture.list.beginInteractiveMovementForItem(at: [0, 1])
    fixture.list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 85))
    #expect(fixture.cell("c")?.frame == rect(110, 0, 100, 50))
    fixture.list.cancelInteractiveMovement()
    fixture.touches.wait(0.5)
    #expect(fixture.order == "abcdefxy" && fixture.source.log == ["from 1 to 3"])
    #expect(fixture.layout.log.last == "cancelled at [[0, 1]]")
    #expect(fixture.cell("b")?.frame == rect(110, 0, 100, 50))
  }

  @Test("Moving an item to another section changes the counts in the layout at once")
  func sections() {
    let fixture = Fixture()
    let list = fixture.list
    list.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    list.beginInteractiveMovementForItem(at: [0, 0])
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
    #expect(list.numberOfItems(inSection: 0) == 5 && list.numberOfItems(inSection: 1) == 3)
    list.endInteractiveMovement()
    fixture.touches.wait(0.5)
    #expect(fixture.source.names == [["b", "c", "d", "e", "f"], ["x", "a", "y"]])
    #expect(fixture.order == "bcdefxay" && list.indexPathsForSelectedItems == [[1, 1]])
    #expect(fixture.cell("a")?.isSelected == true)
  }

  @Test("The data source refuses moves, and the delegate changes destinations")
  func refusing() {
    let fixture = Fixture()
    fixture.source.fixed = [[0, 0]]
    #expect(!fixture.list.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.list.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 20))
    fixture.list.endInteractiveMovement()
    #expect(fixture.source.log.isEmpty)
    fixture.source.pinned = [0, 5]
    #expect(fixture.list.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!fixture.list.beginInteractiveMovementForItem(at: [0, 2]))
    fixture.list.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 20))
    fixture.list.endInteractiveMovement()
    fixture.touches.wait(0.5)
    #expect(fixture.order == "acdefbxy")
  }

  @Test("An update during a movement uses the data source's counts")
  func updates() {
    let fixture = Fixture()
    fixture.list.beginInteractiveMovementForItem(at: [0, 0])
    fixture.list.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 20))
    fixture.source.names[0].remove(at: 1)
    fixture.list.deleteItems(at: [[0, 1]])
    fixture.touches.wait(0.5)
    #expect(fixture.order == "acdefxy")
    fixture.list.endInteractiveMovement()
    #expect(fixture.order == "acdefxy" && !fixture.source.log.contains { $0.hasPrefix("move") })
  }

  @Test("A long press moves items, and an immediate drag scrolls")
  func gesture() throws {
    let touches = TouchFixture()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Source()
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    controller.collectionView.dataSource = source
    controller.collectionView.delegate = source
    touches.window.rootViewController = controller
    touches.window.makeKeyAndVisible()
    touches.window.layoutIfNeeded()
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
    let center = cell.center
    touches.down(40, 20)
    touches.move(150, 20, over: 0.2)
    touches.up()
    touches.wait(1)
    #expect(cell.center == center && source.log.isEmpty)
    touches.down(40, 20)
    touches.wait(0.6)
    #expect(cell.configurationState.isReordering)
    touches.move(190, 30, over: 0.5)
    #expect(cell.center == CGPoint(x: center.x + 150, y: center.y + 10))
    touches.up()
    #expect(source.log.last == "move [0, 0] to [0, 1]" && !cell.configurationState.isReordering)
    touches.wait(0.5)
    controller.installsStandardGestureForInteractiveMovement = false
    source.log = []
    touches.down(40, 20)
    touches.wait(0.6)
    touches.move(190, 30, over: 0.5)
    touches.up()
    #expect(source.log.isEmpty)
  }

  @Test("A diffable data source moves what its handlers allow and reports the transaction")
  func handlers() {
    let fixture = Fixture()
    let list = fixture.list
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
      cell.accessibilityLabel = $2
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["x"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    #expect(!list.beginInteractiveMovementForItem(at: [0, 0]))
    var told: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = { change in
      told.append("will \(source.snapshot().itemIdentifiers) \(change.difference.count)")
    }
    source.reorderingHandlers.didReorder = { change in
      let sections = change.sectionTransactions.map {
        "\($0.sectionIdentifier)\($0.finalSnapshot.items.joined())"
      }
      told.append("did \(source.snapshot().itemIdentifiers) \(sections)")
    }
    #expect(!list.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20))
    list.endInteractiveMovement()
    fixture.touches.wait(0.5)
    #expect(
      told == [
        #"will ["a", "b", "c", "x"] 2"#, #"did ["b", "a", "c", "x"] ["0bac"]"#,
      ])
    #expect(fixture.order == "bacx" && source.itemIdentifier(for: [0, 1]) == "a")
  }
}
