import Foundation
import HeadlessUIKit
import Testing

/// Collection views in right-to-left languages, and animated size changes.
@MainActor
@Suite("Mirrored layouts and size changes")
struct MirroredLayoutTests {
  final class Flipping: UICollectionViewFlowLayout {
    var calls: [String] = []

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      calls.append("from \(Int(oldBounds.width)) at \(Int(collectionView?.bounds.width ?? 0))")
    }

    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }

    override func finalizeAnimatedBoundsChange() { calls.append("end") }
  }

  private func flipping(_ count: Int) -> (UICollectionView, Flipping) {
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 4
    return (makeCollection(CollectionSource(count), layout), layout)
  }

  private func places(_ view: UICollectionView) -> [CGFloat] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame.minX }
  }

  @Test("A flipping layout is mirrored in a right-to-left collection view")
  func mirrored() {
    onScreen()
    let (view, _) = flipping(3)
    view.layoutIfNeeded()
    #expect(places(view) == [0, 110, 220])
    let (other, _) = flipping(3)
    other.semanticContentAttribute = .forceRightToLeft
    other.layoutIfNeeded()
    #expect(places(other) == [220, 110, 0])
    #expect(other.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 220)
    let plain = makeCollection(CollectionSource(3), makeGrid())
    plain.semanticContentAttribute = .forceRightToLeft
    plain.layoutIfNeeded()
    #expect(places(plain) == [0, 110, 220])
  }

  @Test("Horizontal content starts at its right end, and cells follow the finger")
  func sideways() {
    onScreen()
    let (view, layout) = flipping(10)
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 200)
    layout.minimumLineSpacing = 0
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 1000 && view.contentOffset.x == 680)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(places(view) == [900, 800, 700, 600])
    view.scroll(x: 0)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [6, 7, 8, 9])
  }

  @Test("Compositional layouts flip automatically")
  func compositional() {
    onScreen()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(80), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = makeCompositional([3], layout)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(places(view) == [240, 160, 80])
  }

  @Test("A layout is notified before and after an animated size change")
  func animated() {
    let environment = onScreen()
    let (view, layout) = flipping(3)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    layout.calls = []
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(layout.calls == ["prepare"])
    layout.calls = []
    environment.run {
      UIView.animate(withDuration: 1) {
        view.frame.size.width = 200
        view.layoutIfNeeded()
      }
    }
    #expect(layout.calls == ["from 300 at 300", "prepare", "end"])
  }

  @Test("Section header top padding, 22 by default, moves headers, but only in plain tables")
  func padding() {
    onScreen()
    let source = TableSource(2, 2)
    source.headers = [1: "Second"]
    let table = UITableView(frame: rect(0, 0, 320, 400), style: .plain)
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.rowHeight = 40
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1) == rect(0, 80 + 22, 320, 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rect(forSection: 1) == rect(0, 80, 320, 28 + 80))
    table.sectionHeaderTopPadding = 10
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1) == rect(0, 90, 320, 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 118)
    #expect(abs(table.contentSize.height - (80 + 10 + 28 + 80)) < 1e-9)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    let grouped = UITableView(frame: rect(0, 0, 320, 400), style: .grouped)
    grouped.register(CountingCell.self, forCellReuseIdentifier: "cell")
    grouped.dataSource = source
    let automatic = grouped.rectForHeader(inSection: 1)
    grouped.sectionHeaderTopPadding = 0
    #expect(grouped.rectForHeader(inSection: 1) == automatic)
    withExtendedLifetime(source) {}
  }
}
