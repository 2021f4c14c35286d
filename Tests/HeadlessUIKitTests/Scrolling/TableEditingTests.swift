import Foundation
import HeadlessUIKit
import Testing

/// Editing, swipe actions and prefetching, by touches that the dispatcher delivers.
@MainActor
@Suite("Table editing", .serialized)
struct TableEditingTests {
  @MainActor
  private final class Fixture: UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    let environment: ScreenEnvironment
    let window: UIWindow
    let table = UITableView(frame: .zero, style: .plain)
    let touches: TouchDispatcher
    var rows = Array(0..<100)
    var swipes: UISwipeActionsConfiguration?
    var leadingSwipes: UISwipeActionsConfiguration?
    var rowActions: [UITableViewRowAction]?
    var calls: [String] = []

    init() {
      environment = onScreen(width: 320, height: 440)
      window = UIWindow(frame: UIScreen.main.bounds)
      touches = TouchDispatcher(window)
      table.frame = window.bounds
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    func wait(_ duration: TimeInterval) {
      let end = environment.clock.time + duration
      while let next = ([touches.nextEvent, table.motionEnd].compactMap { $0 }).min(), next <= end {
        environment.clock.advance(to: max(next, environment.clock.time))
        table.advance(to: next)
        touches.handle(at: next)
      }
      environment.clock.advance(to: end)
      table.advance(to: end)
      window.layoutIfNeeded()
    }

    func down(_ point: CGPoint) {
      touches.down(finger: 0, at: point, on: nil, time: environment.clock.time)
    }

    func drag(from point: CGPoint, by x: CGFloat, _ y: CGFloat = 0, over duration: TimeInterval) {
      down(point)
      let now = environment.clock.time
      touches.move(
        finger: 0, to: CGPoint(x: point.x + x, y: point.y + y), from: now, until: now + duration,
        smoothly: false)
      wait(duration)
    }

    func lift() { touches.lift(finger: 0, at: environment.clock.time) }

    func tap(_ point: CGPoint) {
      down(point)
      wait(0.1)
      lift()
      wait(0.5)
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: [0, row]) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(rows[indexPath.row])"
      cell.accessoryType = .detailButton
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 3
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 2
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("commit \(editingStyle) \(indexPath.row)")
      if editingStyle == .delete {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipes }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leadingSwipes }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { rowActions }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("willBegin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("didEnd \(indexPath?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("accessory \(indexPath.row)") }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.append("prefetch \(indexPaths.first?.row ?? -1)…\(indexPaths.last?.row ?? -1)")
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { calls.append("cancel \(indexPaths.first?.row ?? -1)…\(indexPaths.last?.row ?? -1)") }
  }

  @Test("Rows show editing controls and make space for them")
  func controls() throws {
    let fixture = Fixture()
    fixture.table.setEditing(true, animated: false)
    fixture.window.layoutIfNeeded()
    #expect(fixture.cell(0)?.isEditing == true)
    #expect(fixture.cell(0)?.editingStyle == .delete)
    #expect(fixture.cell(1)?.editingStyle == .insert)
    #expect(fixture.cell(3)?.isEditing == false)
    #expect(fixture.cell(0)?.contentView.frame.minX == 38)
    #expect(fixture.cell(3)?.contentView.frame.minX == 0)
    // The reorder control is 20 points wide, 16 points from the edge and 10 points from the
    // content.
    #expect(fixture.cell(0)?.contentView.frame.maxX == 320)
    #expect(fixture.cell(2)?.contentView.frame.maxX == 274)
    #expect(fixture.cell(0)?.configurationState.isEditing == true)
    fixture.tap(CGPoint(x: 200, y: 66))
    #expect(fixture.calls.isEmpty)
    fixture.table.contentOffset.y = 1000
    fixture.window.layoutIfNeeded()
    #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing })
    fixture.table.isEditing = false
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing })
    fixture.window.layoutIfNeeded()
    #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test("The delete control shows a delete button, and the insert control inserts at once")
  func committing() {
    let fixture = Fixture()
    fixture.table.isEditing = true
    fixture.window.layoutIfNeeded()
    fixture.tap(CGPoint(x: 26, y: 66))
    #expect(fixture.calls == ["commit insert 1"])
    fixture.calls = []
    fixture.tap(CGPoint(x: 26, y: 22))
    #expect(fixture.calls == ["willBegin 0"])
    #expect(fixture.cell(0)?.showingDeleteConfirmation == true)
    fixture.tap(CGPoint(x: 300, y: 22))
    #expect(fixture.calls == ["willBegin 0", "didEnd 0", "commit delete 0"])
    #expect(fixture.cell(0)?.textLabel?.text == "Row 1")
  }

  @Test("A swipe deletes only rows that the data source currently allows")
  func otherDataSource() {
    let fixture = Fixture()
    let plain = TableSource(4)
    func swipeFirst() {
      fixture.window.layoutIfNeeded()
      fixture.drag(from: CGPoint(x: 280, y: 22), by: -110, over: 0.5)
      fixture.lift()
      fixture.wait(1)
    }
    fixture.table.dataSource = plain
    swipeFirst()
    #expect(fixture.cell(0)?.showingDeleteConfirmation == false)
    fixture.table.dataSource = fixture
    swipeFirst()
    #expect(fixture.cell(0)?.showingDeleteConfirmation == true)
  }

  @Test("A swipe shows the delegate's buttons, and a tap on one runs it and closes the row")
  func swipe() throws {
    let fixture = Fixture()
    var done: [String] = []
    let mark = UIContextualAction(style: .normal, title: "Mark") { action, view, completion in
      done.append(action.title ?? "")
      completion(true)
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      done.append("Delete")
      completion(false)
    }
    #expect(delete.backgroundColor == .systemRed)
    fixture.swipes = UISwipeActionsConfiguration(actions: [delete, mark])
    fixture.drag(from: CGPoint(x: 280, y: 66), by: -110, over: 0.5)
    let cell = try #require(fixture.cell(1))
    // The hysteresis is included in the distance, as in the recogniser's translation.
    #expect(abs(cell.transform.tx + 110) < 1e-9)
    #expect(fixture.table.contentOffset.y == 0)
    fixture.lift()
    fixture.wait(1)
    let width = -cell.transform.tx
    #expect(width >= 148)
    #expect(fixture.calls == ["willBegin 1"])
    fixture.tap(CGPoint(x: 320 - width + 20, y: 66))
    #expect(done == ["Mark"])
    #expect(cell.transform.isIdentity)
    #expect(fixture.calls == ["willBegin 1", "didEnd 1"])
    #expect(fixture.table.subviews.allSatisfy { !($0.subviews.first is UIControl) })
  }

  @Test("A short swipe closes, a long one runs the first action, and an outside touch closes")
  func swipeEnds() throws {
    let fixture = Fixture()
    var done = 0
    let action = UIContextualAction(style: .normal, title: "Mark") { _, _, completion in
      done += 1
      completion(true)
    }
    fixture.swipes = UISwipeActionsConfiguration(actions: [action])
    fixture.drag(from: CGPoint(x: 280, y: 66), by: -30, over: 0.5)
    fixture.wait(0.3)
    fixture.lift()
    fixture.wait(1)
    #expect(fixture.cell(1)?.transform.isIdentity == true)
    fixture.drag(from: CGPoint(x: 300, y: 66), by: -260, over: 0.5)
    fixture.lift()
    fixture.wait(1)
    #expect(done == 1)
    fixture.calls = []
    fixture.drag(from: CGPoint(x: 280, y: 66), by: -100, over: 0.5)
    fixture.lift()
    fixture.wait(1)
    fixture.tap(CGPoint(x: 100, y: 200))
    #expect(fixture.cell(1)?.transform.isIdentity == true)
    #expect(fixture.calls == ["willBegin 1", "didEnd 1"])
    fixture.leadingSwipes = fixture.swipes
    fixture.drag(from: CGPoint(x: 20, y: 66), by: 90, over: 0.5)
    #expect(abs((fixture.cell(1)?.transform.tx ?? 0) - 90) < 1e-9)
    fixture.lift()
  }

  @Test(
    "Legacy actions stay open until editing ends, and a full swipe does not run them"
  )
  func rowActions() {
    let fixture = Fixture()
    fixture.rowActions = ["Share", "Hide"].map { title in
      UITableViewRowAction(style: title == "Hide" ? .normal : .destructive, title: title) {
        action, path in
        fixture.calls.append("\(action.title ?? "") \(path.row)")
      }
    }
    #expect(fixture.rowActions?.map(\.backgroundColor) == [.systemRed, .systemGray3])
    fixture.drag(from: CGPoint(x: 300, y: 66), by: -260, over: 0.5)
    fixture.lift()
    fixture.wait(1)
    #expect(fixture.calls == ["willBegin 1"])
    fixture.tap(CGPoint(x: 310, y: 66))
    #expect(fixture.calls == ["willBegin 1", "Share 1"])
    #expect(fixture.cell(1)?.transform.isIdentity == false)
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.cell(1)?.transform.isIdentity == true)
    #expect(fixture.calls == ["willBegin 1", "Share 1", "didEnd 1"])
    fixture.calls = []
    fixture.rowActions = []
    fixture.drag(from: CGPoint(x: 300, y: 66), by: -100, over: 0.5)
    fixture.lift()
    #expect(fixture.calls.isEmpty)
  }

  @Test("A swipe on a deletable row shows the delete button, and vertical drags scroll")
  func swipeToDelete() {
    let fixture = Fixture()
    fixture.drag(from: CGPoint(x: 280, y: 22), by: -90, over: 0.5)
    fixture.lift()
    fixture.wait(1)
    fixture.tap(CGPoint(x: 300, y: 22))
    #expect(fixture.calls == ["willBegin 0", "didEnd 0", "commit delete 0"])
    fixture.calls = []
    // Row 3 cannot be edited.
    fixture.drag(from: CGPoint(x: 280, y: 154), by: -90, over: 0.5)
    fixture.lift()
    #expect(fixture.calls.isEmpty)
    fixture.drag(from: CGPoint(x: 280, y: 300), by: -5, -110, over: 0.5)
    #expect(fixture.table.contentOffset.y == 100)
    fixture.lift()
  }

  @Test("The detail accessory is a separate button")
  func accessory() {
    let fixture = Fixture()
    fixture.tap(CGPoint(x: 294, y: 66))
    #expect(fixture.calls == ["accessory 1"])
  }

  @Test("Prefetching announces upcoming rows and cancels them when the direction reverses")
  func prefetching() {
    let fixture = Fixture()
    fixture.table.prefetchDataSource = fixture
    fixture.table.setNeedsLayout()
    fixture.window.layoutIfNeeded()
    #expect(fixture.calls == ["prefetch 10…19"])
    fixture.table.contentOffset.y = 44
    fixture.window.layoutIfNeeded()
    #expect(fixture.calls == ["prefetch 10…19", "prefetch 20…20"])
    fixture.calls = []
    fixture.table.contentOffset.y = 440
    fixture.window.layoutIfNeeded()
    fixture.calls = []
    fixture.table.contentOffset.y = 396
    fixture.window.layoutIfNeeded()
    #expect(fixture.calls == ["cancel 20…29", "prefetch 8…0"])
  }

  @Test("Index titles stay in place, take space and lead to their sections")
  func sectionIndex() throws {
    final class Lettered: UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
      func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { index == 2 ? 1 : 0 }
    }
    let environment = onScreen(width: 320, height: 200)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let table = makeTable(TableSource(20, 20))
    let source = Lettered()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 305)
    let touches = TouchDispatcher(window)
    // Three letters of 14 points are centred in 200 points, so that the third one spans 107 to 121.
    touches.down(finger: 0, at: CGPoint(x: 312, y: 110), on: nil, time: 0)
    environment.clock.advance(to: 0.2)
    touches.handle(at: 0.2)
    touches.lift(finger: 0, at: 0.2)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 880)
    #expect(table.hitTest(CGPoint(x: 312, y: 980), with: nil) != nil)
    #expect(table.subviews.last?.frame == CGRect(x: 305, y: 880, width: 15, height: 200))
  }

  @Test("A collection view prefetches items too")
  func items() {
    final class Noting: UICollectionViewDataSourcePrefetching {
      var calls: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { calls.append(indexPaths.map(\.item)) }
    }
    onScreen()
    let noting = Noting()
    let view = makeCollection(CollectionSource(100), makeGrid())
    view.prefetchDataSource = noting
    view.layoutIfNeeded()
    // Rows are 50 points high and 10 apart, with three items each: four rows are visible, and three
    // more follow.
    #expect(noting.calls == [Array(12..<21)])
  }
}
