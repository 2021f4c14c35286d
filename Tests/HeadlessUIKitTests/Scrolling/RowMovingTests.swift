import Foundation
import HeadlessUIKit
import Testing

/// Rows that are moved by their reorder controls.
@MainActor
@Suite("Moving rows")
struct RowMovingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var pinned: IndexPath?

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
      log.append("target \(proposedDestinationIndexPath.row)")
      return pinned ?? proposedDestinationIndexPath
    }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let source = Source()
    let table: UITableView

    init() {
      table = UITableView(frame: rect(0, 0, 400, 800), style: .plain)
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
      touches.window.addSubview(table)
      table.setEditing(true, animated: false)
      touches.window.layoutIfNeeded()
    }

    var order: [String] {
      table.visibleCells.map { $0.textLabel?.text ?? "" }
    }
    func cell(_ row: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0))
    }
  }

  @Test(
    "A moved row follows its finger, others make space, and the data source is notified at the end")
  func moves() throws {
    let fixture = Fixture()
    let first = try #require(fixture.cell(0))
    fixture.touches.down(375, 25)
    fixture.touches.move(375, 130, over: 0.5)
    #expect(abs(first.center.y - 130) < 1e-6)
    #expect(fixture.cell(1)?.frame.minY == 0 && fixture.cell(2)?.frame.minY == 50)
    #expect(fixture.cell(3)?.frame.minY == 150 && fixture.table.contentOffset.y == 0)
    #expect(fixture.source.log.last == "target 2")
    fixture.source.log = []
    fixture.touches.up()
    #expect(fixture.source.log == ["move 0 to 2"])
    fixture.touches.wait(0.5)
    #expect(fixture.source.names == ["b", "c", "a", "d", "e"])
    #expect(fixture.order == ["b", "c", "a", "d", "e"])
    #expect(first.frame == rect(0, 100, 400, 50) && first.layer.zPosition == 0)
  }

  @Test("The delegate proposes another destination, and its own position moves nothing")
  func target() {
    let fixture = Fixture()
    fixture.source.pinned = IndexPath(row: 4, section: 0)
    fixture.touches.down(375, 25)
    fixture.touches.move(375, 80, over: 0.5)
    fixture.touches.up()
    fixture.touches.wait(0.5)
    #expect(fixture.source.names == ["b", "c", "d", "e", "a"])
    #expect(fixture.order == ["b", "c", "d", "e", "a"])
    fixture.source.pinned = IndexPath(row: 1, section: 0)
    fixture.source.log = []
    fixture.touches.down(375, 75)
    fixture.touches.move(375, 180, over: 0.5)
    fixture.touches.up()
    fixture.touches.wait(0.5)
    #expect(fixture.source.log.allSatisfy { $0.hasPrefix("target") })
    #expect(fixture.cell(1)?.frame.minY == 50)
  }

  @Test("A drag outside the reorder control scrolls and moves nothing")
  func beside() {
    let fixture = Fixture()
    fixture.touches.down(150, 25)
    fixture.touches.move(150, 130, over: 0.5)
    fixture.touches.up()
    fixture.touches.wait(0.5)
    #expect(fixture.source.log.isEmpty && fixture.source.names.first == "a")
  }
}
