import Foundation
import HeadlessUIKit
import Testing

/// Context menus of rows and items.
@MainActor
@Suite("Context menus of lists")
struct ListMenuTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(indexPath.row) \(point.y)")
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "A") { _ in self.log.append("A") }])
      })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("comes") }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("goes") }
    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("tapped") }
  }

  private func press(_ touches: TouchFixture, _ y: CGFloat) {
    touches.down(200, y)
    touches.wait(0.6)
    touches.up()
    touches.wait(0.6)
  }

  @Test("A long press on a row requests its configuration and lifts its cell without selecting")
  func rows() throws {
    let touches = TouchFixture()
    let rows = Rows()
    let table = touches.add(
      UITableView(frame: .zero, style: .plain), CGRect(x: 0, y: 0, width: 400, height: 800))
    (table.dataSource, table.delegate) = (rows, rows)
    table.rowHeight = 50
    touches.window.layoutIfNeeded()
    press(touches, 75)
    #expect(rows.log == ["asked 1 75.0", "comes"])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.alpha == 0 && table.contextMenuInteraction?.menuAppearance == .rich)
    touches.tap(200, 80)
    touches.wait(0.6)
    #expect(rows.log == ["asked 1 75.0", "comes", "tapped", "goes"] && cell.alpha == 1)
    rows.log = []
    press(touches, 25)
    #expect(rows.log == ["asked 0 25.0", "selected 0"], "a row without a menu is as before")
  }

  @MainActor
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var log: [String] = []
    let lifted = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(indexPath.item)")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "A") { _ in }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("lifts \(indexPath.item)")
      return UITargetedPreview(
        view: lifted, parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: collectionView, center: CGPoint(x: 200, y: 300)))
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("back")
      return nil
    }
  }

  @Test("An item's menu is requested by both delegate methods, which provide its previews")
  func items() throws {
    let touches = TouchFixture()
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = touches.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 400, height: 800))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (items, items)
    touches.window.layoutIfNeeded()
    press(touches, 50)
    #expect(items.log.first?.hasPrefix("asked") == true && items.log.count == 2)
    #expect(items.log.last?.hasPrefix("lifts") == true && items.lifted.alpha == 0)
    let label = try #require(
      touches.window.tree.compactMap { $0 as? UILabel }.first { $0.text == "A" })
    let line = try #require(label.superview)
    #expect(line.convert(line.bounds, to: nil).minY == 336)
    touches.tap(20, 780)
    touches.wait(0.6)
    #expect(items.log.last == "back" && items.lifted.alpha == 1)
  }
}
