import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The primary action of a tap. It follows all selection calls, whether or not the selection
/// changed, and is not performed where a tap extends the selection. See
/// `tableView(_:performPrimaryActionForRowAt:)` in
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate.
@MainActor
@Suite("Primary actions")
struct PrimaryActionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let log = Journal()
    var selects = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.lines.append("will \(indexPath.row)")
      return selects ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.lines.append("did \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.lines.append("primary \(indexPath.row)") }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { selects }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.lines.append("did \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.lines.append("primary \(indexPath.item)") }
  }

  private func table(_ rows: Rows, _ fixture: TouchFixture) -> UITableView {
    let table = fixture.add(UITableView(), rect(0, 0, 400, 800))
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    return table
  }

  @Test("A tap selects a row and then performs its action, also for unselectable rows")
  func row() {
    let (fixture, rows) = (TouchFixture(), Rows())
    _ = table(rows, fixture)
    fixture.tap(200, 75)
    #expect(rows.log.take() == ["will 1", "did 1", "primary 1"])
    rows.selects = false
    fixture.wait(0.5)
    fixture.tap(200, 125)
    #expect(rows.log.take() == ["will 2", "primary 2"])
  }

  @Test(
    "Extending the selection or editing performs no primary action")
  func extending() {
    let (fixture, rows) = (TouchFixture(), Rows())
    let table = table(rows, fixture)
    table.allowsMultipleSelection = true
    fixture.tap(200, 25)
    fixture.wait(0.5)
    fixture.tap(200, 75)
    fixture.wait(0.5)
    #expect(rows.log.take() == ["will 0", "did 0", "primary 0", "will 1", "did 1"])
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelection = false
    table.setEditing(true, animated: false)
    fixture.wait(0.5)
    fixture.tap(300, 125)
    #expect(rows.log.take() == ["will 2", "did 2"])
  }

  @Test("Items perform primary actions like rows")
  func item() {
    let (fixture, rows) = (TouchFixture(), Rows())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    let collection = fixture.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout), rect(0, 0, 400, 800))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (rows, rows)
    collection.layoutIfNeeded()
    fixture.tap(200, 75)
    fixture.wait(0.5)
    rows.selects = false
    fixture.tap(200, 125)
    #expect(rows.log.take() == ["did 1", "primary 1", "primary 2"])
  }

  private final class Screen: UITableViewController {
    let log = Journal()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.lines.append("primary \(indexPath.row)") }
  }

  @Test("A table view controller overrides methods of its delegate")
  func controller() {
    let (fixture, screen) = (TouchFixture(), Screen())
    fixture.window.rootViewController = screen
    fixture.window.show()
    screen.tableView.rowHeight = 50
    screen.tableView.contentInsetAdjustmentBehavior = .never
    fixture.window.layoutIfNeeded()
    for y in [25.0, 75, 125] {
      fixture.tap(200, y)
      fixture.wait(0.5)
    }
    #expect(screen.log.take() == ["primary 0", "primary 2"])
  }
}
