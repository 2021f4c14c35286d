import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Edit menus of rows and items.
@MainActor
@Suite("Edit menus of lists")
struct ListEditMenuTests {
  private final class Row: UITableViewCell {
    var abbreviated = 0
  }

  private final class Rows: UITableViewController {
    var log: [String] = []
    var taken: Set<String> = ["copy:"]
    var hasContextMenu = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Row() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasContextMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "A") { _ in }])
      })
    }
    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row)")
      return indexPath.row > 0
    }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      log.append("can \(action) \(indexPath.row) \(sender is UIMenuController)")
      return taken.contains("\(action)")
    }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("do \(action) \(indexPath.row) \(sender is UIMenuController)") }
  }

  @MainActor
  private final class Fixture {
    let touches = TouchFixture()
    let rows = Rows()
    var cell: Row? { rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as? Row }
    var menu: UIMenuController { touches.menu }

    init() {
      rows.tableView.rowHeight = 50
      touches.window.rootViewController = rows
      touches.window.layoutIfNeeded()
    }

    func press(_ y: CGFloat) {
      touches.down(200, y)
      touches.wait(0.6)
      touches.up()
      touches.wait(0.6)
    }
  }

  @Test("A long press on a row asks for a menu, then for each action")
  func asking() throws {
    let fixture = Fixture()
    fixture.press(125)
    #expect(
      fixture.rows.log == ["should 2"]
        + ["cut:", "copy:", "select:", "selectAll:", "paste:", "delete:"].map { "can \($0) 2 true" }
    )
    #expect(fixture.touches.line("Copy") != nil && fixture.touches.line("Cut") == nil)
    #expect(fixture.menu.menuFrame.maxY == 100 && abs(fixture.menu.menuFrame.midX - 200) <= 0.5)
    let cell = try #require(fixture.cell)
    #expect(cell.isHighlighted && cell.isFirstResponder && !cell.isSelected)
    fixture.rows.log = []
    fixture.touches.tap(line: "Copy")
    #expect(fixture.rows.log.last == "do copy: 2 true")
    #expect(fixture.rows.log.filter { $0.hasPrefix("do") || $0.hasPrefix("selected") }.count == 1)
    #expect(!cell.isHighlighted && !cell.isFirstResponder && !cell.canBecomeFirstResponder)
    #expect(!fixture.menu.isMenuVisible)
  }

  @Test("A row without a menu is selected, and so is one that shows the menu elsewhere")
  func others() {
    let fixture = Fixture()
    fixture.press(25)
    #expect(fixture.rows.log == ["should 0", "selected 0"])
    fixture.press(125)
    fixture.touches.tap(200, 225)
    fixture.touches.wait(0.5)
    #expect(fixture.rows.log.last == "selected 4" && !fixture.menu.isMenuVisible)
    #expect(fixture.cell?.isHighlighted == false)
    fixture.rows.taken = []
    fixture.rows.log = []
    fixture.press(125)
    #expect(!fixture.menu.isMenuVisible && fixture.cell?.isFirstResponder == false)
    #expect(!fixture.rows.log.contains("selected 2"), "the finger was the menu's")
  }

  @Test("A context menu takes precedence")
  func contextMenus() {
    let fixture = Fixture()
    fixture.rows.hasContextMenu = true
    fixture.press(125)
    #expect(fixture.rows.log.isEmpty && !fixture.menu.isMenuVisible)
  }

  @Test("Custom menu items appear if the cell implements their method, which a tap calls")
  func own() throws {
    let fixture = Fixture()
    fixture.menu.menuItems = [
      UIMenuItem(title: "Abbrev", action: "abbrev:"), UIMenuItem(title: "Other", action: "other:"),
    ]
    SelectorMethods.register("abbrev:", of: Row.self) { row, _, _ in row.abbreviated += 1 }
    fixture.rows.taken = ["copy:", "abbrev:", "other:", "delete:"]
    fixture.press(125)
    #expect(fixture.touches.line("Copy") != nil && fixture.touches.line("Abbrev") != nil)
    #expect(fixture.touches.line("Other") == nil && fixture.touches.line("Delete") == nil)
    fixture.touches.tap(line: "Abbrev")
    #expect(fixture.cell?.abbreviated == 1 && !fixture.rows.log.contains { $0.hasPrefix("do") })
    fixture.rows.taken = ["copy:"]
    fixture.press(125)
    #expect(fixture.touches.line("Abbrev") == nil, "the delegate is asked, too")
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 8 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.item)")
      return true
    }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { "\(action)" == "paste:" }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("do \(action) \(indexPath.item)") }
  }

  @Test("Collection view items have edit menus too")
  func items() throws {
    let touches = TouchFixture()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    let items = Items(collectionViewLayout: layout)
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    touches.window.rootViewController = items
    touches.window.layoutIfNeeded()
    touches.down(200, 250)
    touches.wait(0.6)
    touches.up()
    touches.wait(0.6)
    let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.isHighlighted && cell.isFirstResponder)
    #expect(touches.menu.menuFrame.maxY == 200)
    touches.tap(line: "Paste")
    #expect(items.log == ["should 2", "do paste: 2"] && !cell.isHighlighted)
  }
}
