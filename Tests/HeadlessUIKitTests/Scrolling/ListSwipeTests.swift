import Foundation
import HeadlessUIKit
import Testing

/// Swipe actions on the rows of collection view lists.
@MainActor
@Suite("Swiped list rows")
struct ListSwipeTests {
  @MainActor
  private final class Fixture: UICollectionViewDataSource {
    let touches = TouchFixture()
    let view: UICollectionView
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    var log: [String] = []
    var rows = 40

    /// Creates a list. The leading action is "Pin" on even rows, and the trailing actions are
    /// "Delete" and "Mark".
    init() {
      var asked: (String, IndexPath) -> Void = { _, _ in }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      var perform: (String) -> Void = { _ in }
      func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { action, _, done in
          perform(action.title ?? "")
          done(true)
        }
      }
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        asked("trailing", path)
        return UISwipeActionsConfiguration(actions: [
          action("Delete", .destructive), action("Mark", .normal),
        ])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        asked("leading", path)
        return UISwipeActionsConfiguration(
          actions: path.item % 2 == 0 ? [action("Pin", .normal)] : [])
      }
      view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.dataSource = self
      asked = { [unowned self] in log.append("\($0) \($1.item)") }
      perform = { [unowned self] in log.append($0) }
      _ = touches.add(view, touches.window.bounds)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: indexPath.item)
    }

    func cell(_ item: Int) throws -> UICollectionViewCell {
      try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    /// Swipes over the middle of a row and keeps the finger down. The finger starts at the opposite
    /// side.
    func swipe(_ item: Int, by way: CGFloat) throws {
      let y = try cell(item).frame.midY
      let x: CGFloat = way < 0 ? 380 : 20
      touches.down(x, y)
      touches.move(x + way, y, over: 0.5)
    }

    func lift() {
      touches.up()
      touches.wait(1)
    }

    /// The views that contain the action buttons.
    var strips: [UIView] { view.subviews.filter { $0.subviews.first is UIControl } }
  }

  @Test("The configuration's buttons appear, and tapping one runs it and closes the row")
  func buttons() throws {
    let fixture = Fixture()
    try fixture.swipe(2, by: -110)
    let cell = try fixture.cell(2)
    #expect(abs(cell.transform.tx + 110) < 1e-9)
    fixture.lift()
    let width = -cell.transform.tx
    #expect(width >= 148)
    #expect(fixture.strips.count == 1)
    #expect(fixture.log.first == "trailing 2")
    fixture.log = []
    fixture.touches.tap(400 - width + 20, cell.frame.midY)
    fixture.touches.wait(1)
    #expect(fixture.log == ["Mark"])
    #expect(cell.transform.isIdentity)
    #expect(fixture.strips.isEmpty)
  }

  @Test("A right swipe shows leading actions, and a row without any does not move")
  func leading() throws {
    let fixture = Fixture()
    try fixture.swipe(2, by: 60)
    #expect(try fixture.cell(2).transform.tx == 60)
    fixture.lift()
    fixture.touches.tap(200, 600)
    fixture.touches.wait(1)
    #expect(try fixture.cell(2).transform.isIdentity)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    try fixture.swipe(3, by: 60)
    #expect(try fixture.cell(3).transform.isIdentity)
    fixture.lift()
    #expect(fixture.log.last == "leading 3")
  }

  @Test("A long swipe runs the first action, and a short one closes")
  func longAndShort() throws {
    let fixture = Fixture()
    try fixture.swipe(1, by: -300)
    fixture.lift()
    #expect(fixture.log.contains("Delete"))
    fixture.log = []
    try fixture.swipe(4, by: -30)
    fixture.touches.wait(0.3)
    fixture.lift()
    #expect(try fixture.cell(4).transform.isIdentity)
    #expect(fixture.log == ["trailing 4", "trailing 4"])
  }

  @Test("A swiped row keeps its offset during layout and closes on reload or disappearance")
  func layout() throws {
    let fixture = Fixture()
    try fixture.swipe(0, by: -110)
    fixture.lift()
    let cell = try fixture.cell(0)
    let place = cell.transform.tx
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell.transform.tx == place)
    fixture.view.contentOffset.y = 900
    fixture.view.layoutIfNeeded()
    #expect(fixture.strips.isEmpty)
    #expect(cell.transform.isIdentity)
    fixture.view.contentOffset.y = 0
    fixture.view.layoutIfNeeded()
    try fixture.swipe(1, by: -110)
    fixture.lift()
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.strips.isEmpty)
    #expect(try fixture.cell(1).transform.isIdentity)
  }

  @Test("Vertical drags scroll, and lists without providers have no swipe recogniser")
  func scrolling() throws {
    let fixture = Fixture()
    fixture.touches.down(200, 500)
    fixture.touches.move(195, 380, over: 0.5)
    #expect(fixture.view.contentOffset.y > 90)
    fixture.lift()
    #expect(fixture.log.isEmpty)
    let plain = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    plain.dataSource = fixture
    plain.layoutIfNeeded()
    #expect(
      plain.gestureRecognizers?.count == (fixture.view.gestureRecognizers?.count ?? 0) - 1)
  }
}
