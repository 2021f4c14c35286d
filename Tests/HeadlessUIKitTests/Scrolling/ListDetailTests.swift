import Foundation
import HeadlessUIKit
import Testing

/// Less common properties and methods of tables and collection views.
@MainActor
@Suite("List details", .serialized)
struct ListDetailTests {
  final class Levels: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
  }

  @Test("A row is indented by its level, unless the delegate gives none")
  func indentation() throws {
    onScreen()
    let table = makeTable(TableSource(5), delegate: Levels())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    let lefts = table.visibleCells.map { $0.textLabel?.frame.minX ?? 0 }
    #expect(zip(lefts, lefts.dropFirst()).allSatisfy { $1 - $0 == 10 })
    let first = try #require(table.visibleCells.first)
    first.indentationWidth = 20
    first.indentationLevel = 2
    table.layoutIfNeeded()
    #expect((first.textLabel?.frame.minX ?? 0) - lefts[0] == 40)
    let silent = makeTable(TableSource(5), delegate: SilentListener())
    silent.layoutIfNeeded()
    let cell = try #require(silent.visibleCells.first)
    cell.indentationLevel = 3
    silent.scroll(to: 100)
    silent.scroll(to: 0)
    #expect(silent.visibleCells.contains { $0.indentationLevel == 3 })
  }

  @Test("Cells show a multiple selection background")
  func backgrounds() throws {
    onScreen()
    let table = makeTable(TableSource(5))
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let (several, single) = (UIView(), UIView())
    cell.multipleSelectionBackgroundView = several
    cell.selectedBackgroundView = single
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(several.superview === cell && single.superview == nil)
    table.deselectRow(at: [0, 0], animated: false)
    table.allowsMultipleSelection = false
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(several.superview == nil && single.superview === cell)
  }

  @Test("The nearest selected row is scrolled to, and selection posts a notification")
  func nearest() {
    onScreen()
    let table = makeTable(TableSource(100))
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    nonisolated(unsafe) var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in posted += 1 }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    table.selectRow(at: [0, 20], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 60], animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(abs(table.contentOffset.y - 880) < 0.01)
    table.scroll(to: 55 * 44)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 60 * 44 && posted == 2)
    table.deselectRow(at: [0, 60], animated: false)
    table.deselectRow(at: [0, 60], animated: false)
    #expect(posted == 3)
    NotificationCenter.default.removeObserver(token)
    #expect(!table.hasUncommittedUpdates)
    table.performBatchUpdates { #expect(table.hasUncommittedUpdates) }
  }

  final class Index: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      [UITableView.indexSearch, "A", "B"]
    }
  }

  @Test("Index titles require a minimum of rows and change colour under a finger")
  func letters() throws {
    let touches = TouchFixture(width: 320, height: 200)
    let source = Index()
    let table = UITableView(frame: rect(0, 0, 320, 200))
    table.dataSource = source
    table.sectionIndexMinimumDisplayRowCount = 7
    table.sectionIndexTrackingBackgroundColor = .green
    touches.window.addSubview(table)
    touches.window.layoutIfNeeded()
    let view = try #require(table.subviews.first { $0.frame.width == 15 })
    #expect(view.isHidden)
    table.sectionIndexMinimumDisplayRowCount = 6
    touches.window.layoutIfNeeded()
    #expect(!view.isHidden && view.backgroundColor == nil)
    touches.down(315, 100)
    touches.wait(0.3)
    #expect(view.backgroundColor == .green)
    touches.up()
    touches.wait(0.3)
    #expect(view.backgroundColor == nil)
  }

  final class Letters: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 90 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { [0, title == "A" ? 0 : 30] }
  }

  @Test("A collection view's index titles lead to the data source's items")
  func collectionLetters() {
    let touches = TouchFixture(width: 320, height: 200)
    let source = Letters()
    let list = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: makeGrid())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = source
    touches.window.addSubview(list)
    touches.window.layoutIfNeeded()
    touches.down(315, 107)
    touches.wait(0.2)
    #expect(list.contentOffset.y == 600)
    touches.up()
    touches.wait(1)
    touches.down(315, 93)
    touches.wait(0.2)
    #expect(list.contentOffset.y == 0)
    touches.up()
  }

  final class Editor: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
  }

  @Test("Selection during editing requires permission")
  func editing() {
    onScreen()
    let editor = Editor()
    let list = makeCollection(CollectionSource(3), makeGrid(), delegate: editor)
    list.layoutIfNeeded()
    func tap(_ item: Int) {
      list.highlightItem(under: CGPoint(x: 110 * CGFloat(item) + 20, y: 20))
      list.selectHighlightedItem()
    }
    list.isEditing = true
    tap(0)
    #expect(list.indexPathsForSelectedItems == nil)
    #expect(list.visibleCells.map(\.configurationState.isEditing) == [true, false, true])
    list.allowsSelectionDuringEditing = true
    tap(0)
    tap(1)
    #expect(list.indexPathsForSelectedItems == [[0, 1]])
    list.allowsMultipleSelectionDuringEditing = true
    tap(2)
    #expect(list.indexPathsForSelectedItems == [[0, 1], [0, 2]])
  }

  final class Traveller: UICollectionViewCell {
    var log: [String] = []
    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log.append("will \(oldLayout === newLayout)") }
    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log.append("did") }
  }

  @Test("Cells are notified before and after a layout transition")
  func transition() throws {
    let touches = TouchFixture(width: 320, height: 200)
    let source = CollectionSource(6)
    let list = makeCollection(source, makeGrid())
    list.register(Traveller.self, forCellWithReuseIdentifier: "item")
    touches.window.addSubview(list)
    touches.window.layoutIfNeeded()
    let cell = try #require(list.visibleCells.first as? Traveller)
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 300, height: 20)
    list.setCollectionViewLayout(wide, animated: true)
    #expect(cell.log == ["will false"])
    touches.wait(1)
    #expect(cell.log == ["will false", "did"])
  }

  /// A layout that inserts and deletes its one header in every batch update.
  final class Renewing: UICollectionViewFlowLayout {
    var log: [String] = []
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    { [[0, 0]] }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    { [[0, 0]] }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("comes")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("goes")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
  }

  final class Headed: NSObject, UICollectionViewDataSource {
    var count = 2
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  @Test("A layout adds and removes headers in a batch while their section stays")
  func supplementary() {
    let touches = TouchFixture(width: 320, height: 200)
    let source = Headed()
    let layout = Renewing()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let list = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let kind = UICollectionView.elementKindSectionHeader
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "head")
    list.dataSource = source
    touches.window.addSubview(list)
    touches.window.layoutIfNeeded()
    let old = list.supplementaryView(forElementKind: kind, at: [0, 0])
    source.count = 3
    list.insertItems(at: [[0, 0]])
    #expect(layout.log.sorted() == ["comes", "goes"])
    touches.wait(1)
    let new = list.supplementaryView(forElementKind: kind, at: [0, 0])
    #expect(old != nil && new != nil && old !== new && old?.superview == nil)
  }

  @Test("Section insets are relative to the configured reference")
  func insets() {
    onScreen()
    let layout = makeGrid()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let list = makeCollection(CollectionSource(3), layout)
    list.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    list.layoutIfNeeded()
    #expect(list.cellForItem(at: [0, 0])?.frame.minX == 5)
    layout.sectionInsetReference = .fromLayoutMargins
    list.layoutIfNeeded()
    #expect(list.cellForItem(at: [0, 0])?.frame.minX == 25)
  }

  @Test("Layout guides surround the parts of a list content")
  func guides() throws {
    onScreen()
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "title"
    content.secondaryText = "second"
    let view = UIListContentView(configuration: content)
    view.frame = rect(0, 0, 320, 60)
    view.layoutIfNeeded()
    #expect(view.imageLayoutGuide == nil)
    let (one, two) = try (
      #require(view.textLayoutGuide), #require(view.secondaryTextLayoutGuide)
    )
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(one.layoutFrame == labels[0].frame && two.layoutFrame == labels[1].frame)
    content.text = "title\nof two lines"
    view.configuration = content
    view.frame.size.height = 100
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(one.layoutFrame == labels[0].frame && two.layoutFrame == labels[1].frame)
  }

  final class Growing: UITableViewCell {
    var height: CGFloat = 44
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  @Test("An invalidated cell is measured again unless the table disables it")
  func sizes() throws {
    let touches = TouchFixture(width: 320, height: 200)
    let table = makeTable(TableSource(5))
    table.register(Growing.self, forCellReuseIdentifier: "cell")
    touches.window.addSubview(table)
    touches.window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first as? Growing)
    cell.height = 80
    cell.invalidateIntrinsicContentSize()
    touches.wait(1)
    #expect(cell.frame.height == 80)
    table.selfSizingInvalidation = .disabled
    cell.height = 100
    cell.invalidateIntrinsicContentSize()
    touches.wait(1)
    #expect(cell.frame.height == 80)
  }

  @Test("An accessory can be placed before or after another kind")
  func accessoryPlaces() {
    let (check, detail) = (UICellAccessory.checkmark(), UICellAccessory.detail())
    let before = UICellAccessory.Placement.position(before: detail)
    let after = UICellAccessory.Placement.position(after: check)
    #expect(before([check, detail]) == 1 && after([check, detail]) == 1)
    #expect(before([check]) == 1 && after([detail]) == 1)
  }
}
