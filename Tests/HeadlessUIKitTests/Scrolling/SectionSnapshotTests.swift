import Foundation
import HeadlessUIKit
import Testing

/// Hierarchical items in section snapshots.
@MainActor
@Suite("Section snapshots")
struct SectionSnapshotTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private func tree() -> Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test("Items are ordered under their parents with their levels")
  func order() {
    var tree = tree()
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"] && tree.rootItems == ["a", "b"])
    #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1")
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"] && !tree.isVisible("a1x"))
    tree.expand(["a1"])
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a1"))
    tree.insert(["c"], after: "a")
    tree.insert(["a0"], before: "a1")
    #expect(tree.items == ["a", "a0", "a1", "a1x", "a2", "c", "b"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a0", "a2", "c", "b"] && !tree.contains("a1x"))
    #expect(tree.snapshot(of: "a").rootItems == ["a0", "a2"])
    #expect(tree.snapshot(of: "a", includingParent: true).level(of: "a2") == 1)
    var other = Tree()
    other.append(["z"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "z", "c", "b"] && tree.parent(of: "z") == "a")
  }

  @Test("A tap on the disclosure indicator expands an item with indented cells")
  func tapping() throws {
    let fixture = TouchFixture()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = fixture.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 400, height: 800))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item.count < 3 && item != "b" ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var told: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    source.apply(tree(), to: 0, animatingDifferences: false)
    list.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    fixture.tap(373, 22)
    fixture.wait(0.6)
    #expect(told == ["expand a"] && source.snapshot(for: 0).isExpanded("a"))
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    let inner = try #require(
      list.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
    #expect(inner.indentationLevel == 1)
    // The handler refuses to collapse the item.
    fixture.tap(373, 22)
    fixture.wait(0.6)
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
  }

  @Test("A tap on a row with a header's disclosure indicator expands it and does not select it")
  func tappingHeaders() throws {
    let fixture = TouchFixture()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let list = fixture.add(
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)),
      CGRect(x: 0, y: 0, width: 400, height: 800))
    var style = UICellAccessory.OutlineDisclosureOptions.Style.header
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessories =
        item == "a"
        ? [.outlineDisclosure(options: .init(style: style)), .label(text: "2 items")] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(tree(), to: 0, animatingDifferences: false)
    list.layoutIfNeeded()
    let header = try #require(list.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let label = try #require(header.subviews.first { $0 is UILabel })
    let others = header.subviews.filter { $0 !== label && $0.frame.minX > 200 }
    #expect(others.allSatisfy { $0.frame.minX > label.frame.maxX } && !others.isEmpty)
    fixture.tap(100, 10)
    fixture.wait(0.6)
    #expect(source.snapshot(for: 0).isExpanded("a"))
    #expect((list.indexPathsForSelectedItems ?? []).isEmpty)
    // The automatic style is that of headers in a header.
    style = .automatic
    list.reloadData()
    fixture.wait(0.1)
    fixture.tap(100, 10)
    fixture.wait(0.6)
    #expect(!source.snapshot(for: 0).isExpanded("a"))
    style = .cell
    list.reloadData()
    fixture.wait(0.1)
    fixture.tap(100, 10)
    fixture.wait(0.6)
    #expect(
      !source.snapshot(for: 0).isExpanded("a") && list.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test("A new footer's default content is that of a footer when its registration configures it")
  func footers() throws {
    onScreen()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.footerMode = .supplementary
    let list = UICollectionView(
      frame: rect(0, 0, 400, 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, _ in cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    var fonts: [UIFont] = []
    let ends = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "end"
      fonts.append(content.textProperties.font)
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: ends, for: path)
    }
    source.apply(tree(), to: 0, animatingDifferences: false)
    list.layoutIfNeeded()
    let expected = UIListContentConfiguration.groupedFooter().textProperties.font
    #expect(!fonts.isEmpty && fonts.allSatisfy { $0.pointSize == expected.pointSize })
    #expect(expected.pointSize != UIListContentConfiguration.cell().textProperties.font.pointSize)
  }
}
