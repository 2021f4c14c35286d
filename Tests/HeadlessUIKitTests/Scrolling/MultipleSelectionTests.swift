import Foundation
import HeadlessUIKit
import Testing

/// Multiple selection by a two-finger pan over rows and items. The order of the calls follows
/// Apple's documentation: the delegate is asked before editing begins, and the end is reported
/// after the fingers have lifted.
@MainActor
@Suite("Two-finger selection")
struct MultipleSelectionTests {
  class Source: NSObject, UITableViewDataSource {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
  }

  /// A delegate without the methods for multiple selection.
  final class Silent: Source, UITableViewDelegate {}

  final class Speaking: Source, UITableViewDelegate {
    var allows = true
    var locked: Set<Int> = []

    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row), edited: \(tableView.isEditing)")
      return allows
    }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.row), edited: \(tableView.isEditing)") }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end, edited: \(tableView.isEditing)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      locked.contains(indexPath.row) ? nil : indexPath
    }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let source: Source
    let table = UITableView(frame: rect(0, 0, 400, 800), style: .plain)

    init(_ source: any Source & UITableViewDelegate) {
      self.source = source
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
      touches.window.addSubview(table)
      touches.window.layoutIfNeeded()
    }

    func down(_ y: CGFloat) {
      touches.down(100, y)
      touches.down(180, y, finger: 2)
    }
    func move(to y: CGFloat, over duration: TimeInterval = 0.5) {
      touches.plan(180, y, over: duration, finger: 2)
      touches.move(100, y, over: duration)
    }
    func up() {
      touches.up()
      touches.up(finger: 2)
    }
    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }
  }

  @Test(
    "A two-finger pan asks, enters editing, selects rows in order and notifies at the end")
  func order() {
    let source = Speaking()
    let fixture = Fixture(source)
    fixture.down(125)
    fixture.move(to: 275)
    #expect(
      source.log == [
        "should 2, edited: false", "begin 2, edited: true", "select 2", "select 3", "select 4",
        "select 5",
      ])
    source.log = []
    fixture.move(to: 175)
    #expect(source.log == ["deselect 5", "deselect 4"] && fixture.selected == [2, 3])
    fixture.move(to: 25)
    fixture.up()
    #expect(
      source.log == [
        "deselect 5", "deselect 4", "deselect 3", "select 1", "select 0", "end, edited: true",
      ])
    #expect(fixture.selected == [0, 1, 2] && fixture.table.contentOffset.y == 0)
  }

  @Test("A refused two-finger pan scrolls")
  func refusal() {
    let source = Speaking()
    source.allows = false
    let fixture = Fixture(source)
    fixture.down(525)
    fixture.move(to: 325)
    fixture.up()
    #expect(source.log == ["should 10, edited: false", "drag"])
    #expect(fixture.table.contentOffset.y > 150 && !fixture.table.isEditing)
  }

  @Test("Without the delegate method, allowsMultipleSelectionDuringEditing decides")
  func unsaid() {
    let fixture = Fixture(Silent())
    fixture.down(525)
    fixture.move(to: 425)
    fixture.up()
    #expect(fixture.source.log == ["drag"])
    fixture.touches.wait(2)
    fixture.table.contentOffset.y = 0
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.source.log = []
    fixture.down(525)
    fixture.move(to: 425)
    fixture.up()
    #expect(fixture.source.log == ["select 10", "select 9", "select 8"] && fixture.table.isEditing)
  }

  @Test("One finger scrolls, and so do two after it has begun")
  func oneFinger() {
    let source = Speaking()
    let fixture = Fixture(source)
    fixture.touches.down(100, 525)
    fixture.touches.move(100, 425, over: 0.3)
    fixture.touches.down(180, 425, finger: 2)
    fixture.move(to: 325)
    fixture.up()
    #expect(source.log.first == "drag" && !fixture.table.isEditing)
    #expect(!source.log.contains { $0.hasPrefix("should") })
  }

  @Test("Starting on a selected row deselects others, and rows left again are restored")
  func deselecting() {
    let source = Speaking()
    let fixture = Fixture(source)
    fixture.table.allowsMultipleSelection = true
    for row in [2, 3, 5] {
      fixture.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    fixture.down(125)
    fixture.move(to: 325)
    #expect(fixture.selected.isEmpty)
    fixture.move(to: 225)
    fixture.up()
    #expect(fixture.selected == [5])
  }

  @Test("Unselectable rows are skipped")
  func locked() {
    let source = Speaking()
    source.locked = [3]
    let fixture = Fixture(source)
    fixture.down(125)
    fixture.move(to: 225)
    fixture.up()
    #expect(fixture.selected == [2, 4])
  }

  @Test("Edge scrolling extends the selection under resting fingers")
  func edge() {
    let fixture = Fixture(Speaking())
    fixture.down(625)
    fixture.move(to: 790)
    fixture.touches.wait(1)
    let last = Int((fixture.table.contentOffset.y + 790) / 50)
    #expect(last > 18 && fixture.selected == Array(12...last))
    fixture.up()
    let offset = fixture.table.contentOffset.y
    fixture.touches.wait(1)
    #expect(fixture.table.contentOffset.y == offset)
  }

  @Test(
    "Rows in multiple selection editing show circles, with checkmarks if selected")
  func circles() throws {
    let fixture = Fixture(Speaking())
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: false)
    fixture.touches.window.layoutIfNeeded()
    let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
    let circle = try #require(cell.tree.compactMap { $0 as? UIImageView }.first)
    let empty = circle.image
    #expect(circle.convert(circle.bounds, to: cell) == rect(16, 14, 22, 22))
    fixture.touches.tap(27, 75)
    #expect(fixture.selected == [1] && circle.image !== empty)
    fixture.touches.tap(27, 75)
    #expect(fixture.selected.isEmpty && circle.image === empty)
  }

  @Test("Editing accessories slide in from beside the row at its height")
  func coming() throws {
    let fixture = Fixture(Speaking())
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: true)
    fixture.touches.wait(0.1)
    let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
    let circle = try #require(cell.tree.compactMap { $0 as? UIControl }.first)
    let seen = try #require(circle.layer.presentation()).position
    #expect(seen.x > -11 && seen.x < 20 && circle.center.x == 27)
    #expect(abs(seen.y - circle.center.y) < 1)
  }

  // MARK: Collections

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.item), edited: \(collectionView.isEditing)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.item), edited: \(collectionView.isEditing)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath != [0, 4] }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath)") }
  }

  /// Returns a collection view with items of 100 × 100 points in rows of three.
  private func grid(_ source: Items, isWide: Bool = false) -> (TouchFixture, UICollectionView) {
    let touches = TouchFixture()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: rect(0, 0, 300, 800), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = source
    list.delegate = source
    list.alwaysBounceVertical = true
    list.alwaysBounceHorizontal = isWide
    touches.window.addSubview(list)
    touches.window.layoutIfNeeded()
    return (touches, list)
  }

  private func pan(_ touches: TouchFixture, from start: CGPoint, to end: CGPoint) {
    touches.down(start.x, start.y)
    touches.down(start.x + 40, start.y, finger: 2)
    touches.plan(end.x + 40, end.y, over: 0.4, finger: 2)
    touches.move(end.x, end.y, over: 0.4)
    touches.up()
    touches.up(finger: 2)
  }

  @Test("All items from the first to the last are selected in data source order")
  func collection() {
    let source = Items()
    let (touches, list) = grid(source)
    pan(touches, from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250))
    #expect(
      source.log.prefix(3) == ["should 4, edited: false", "begin 4, edited: true", "select [0, 5]"])
    #expect(source.log.last == "end" && list.isEditing)
    #expect(list.indexPathsForSelectedItems == [[0, 5], [1, 0], [1, 1]])
  }

  @Test("A collection view with two scroll axes does not ask")
  func bothWays() {
    let source = Items()
    let (touches, list) = grid(source, isWide: true)
    pan(touches, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
    #expect(source.log.isEmpty && list.indexPathsForSelectedItems == nil)
  }
}
