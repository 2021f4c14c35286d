import Foundation
import HeadlessUIKit
import Testing

/// Groups, sections and supplementary items of the compositional layout, as in Apple's
/// documentation.
@MainActor
@Suite("Compositional layout", .serialized)
struct CompositionalLayoutTests {
  private func layout(
    _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("A horizontal group repeats its item while it fits, then the next group follows")
  func grid() {
    onScreen()
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let view = makeCompositional([6], layout(group) { $0.interGroupSpacing = 10 })
    view.layoutIfNeeded()
    #expect(view.place(0) == CGRect(x: 2, y: 1, width: 74, height: 60))
    #expect(view.place(3) == CGRect(x: 242, y: 1, width: 74, height: 60))
    #expect(view.place(5) == CGRect(x: 82, y: 75, width: 74, height: 60))
    #expect(view.contentSize == CGSize(width: 320, height: 138))
    #expect(view.visibleCells.count == 6)
  }

  @Test("A count divides the group's length, and a repeated item keeps its own")
  func counts() {
    onScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
    let row = size(.fractionalWidth(1), .absolute(44))
    let shared = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 3)
    shared.interItemSpacing = .fixed(10)
    let view = makeCompositional([3], layout(shared))
    view.layoutIfNeeded()
    #expect(view.place(0) == CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(view.place(2) == CGRect(x: 220, y: 0, width: 100, height: 44))
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, repeatingSubitem: item, count: 3)
    let other = makeCompositional([4], layout(own))
    other.layoutIfNeeded()
    #expect(other.place(2) == CGRect(x: 100, y: 0, width: 50, height: 44))
    #expect(other.place(3) == CGRect(x: 0, y: 44, width: 50, height: 44))
  }

  @Test("Groups nest and take the data source's items in order")
  func nested() {
    onScreen()
    let leading = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, column])
    let view = makeCompositional([5], layout(group))
    view.layoutIfNeeded()
    #expect(view.place(0) == CGRect(x: 0, y: 0, width: 224, height: 100))
    #expect(view.place(1) == CGRect(x: 224, y: 0, width: 96, height: 50))
    #expect(view.place(2) == CGRect(x: 224, y: 50, width: 96, height: 50))
    #expect(view.place(3) == CGRect(x: 0, y: 100, width: 224, height: 100))
    #expect(view.place(4) == CGRect(x: 224, y: 100, width: 96, height: 50))
  }

  @Test("Flexible spacing takes the remaining space, and edge spacing surrounds an item")
  func spacing() {
    onScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(10)
    let view = makeCompositional([3], layout(group))
    view.layoutIfNeeded()
    // 320 minus three items of 65 leaves 125 for two gaps.
    #expect(view.place(0) == CGRect(x: 5, y: 7, width: 60, height: 20))
    #expect(view.place(1) == CGRect(x: 132.5, y: 7, width: 60, height: 20))
    #expect(view.place(2) == CGRect(x: 260, y: 7, width: 60, height: 20))
  }

  @Test("A custom group uses its closure's frames and passes its size")
  func custom() {
    onScreen()
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80))
    ) { environment in
      let room = environment.container.contentSize
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: room.width, height: 30), zIndex: 3),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10, y: 40, width: 20, height: room.height - 40)),
      ]
    }
    let view = makeCompositional([3], layout(group))
    view.layoutIfNeeded()
    #expect(view.place(0) == CGRect(x: 0, y: 0, width: 160, height: 30))
    #expect(view.layoutAttributesForItem(at: [0, 0])?.zIndex == 3)
    #expect(view.place(1) == CGRect(x: 10, y: 40, width: 20, height: 40))
    #expect(view.place(2) == CGRect(x: 0, y: 80, width: 160, height: 30))
  }

  private func rows(_ height: CGFloat) -> NSCollectionLayoutGroup {
    let full = size(.fractionalWidth(1), .absolute(height))
    return .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
  }

  @Test("Headers and footers take space outside the insets and may be pinned")
  func boundaries() {
    onScreen()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(group: rows(50))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 10, bottom: 15, trailing: 20)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = true
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer",
        alignment: .bottomTrailing)
      section.boundarySupplementaryItems = [header, footer]
      return section
    }
    layout.configuration.interSectionSpacing = 8
    let view = makeCompositional([10, 2], layout)
    view.layoutIfNeeded()
    #expect(view.place("header") == CGRect(x: 10, y: 0, width: 290, height: 30))
    #expect(view.place(0) == CGRect(x: 10, y: 35, width: 290, height: 50))
    // 30 + 5 + 10 × 50 + 15.
    #expect(view.place("footer") == CGRect(x: 200, y: 550, width: 100, height: 20))
    #expect(view.place("header", 0, 1)?.minY == 578)
    // 578 + 30 + 5 + 100 + 15 + 20.
    #expect(view.contentSize.height == 748)
    view.scroll(y: 120)
    #expect(view.place("header")?.minY == 120)
    #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 120)
    view.contentSize.height += 1000
    view.scroll(y: 540)
    // The content of the header's section ends at 550.
    #expect(view.place("header")?.minY == 520)
  }

  @Test("A supplementary view that does not extend the boundary overlaps the content")
  func overlay() {
    onScreen()
    let view = makeCompositional(
      [2],
      layout(rows(50)) {
        let corner = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(40), .absolute(10)), elementKind: "header",
          alignment: .topTrailing, absoluteOffset: CGPoint(x: -3, y: 4))
        corner.extendsBoundary = false
        $0.boundarySupplementaryItems = [corner]
      })
    view.layoutIfNeeded()
    #expect(view.place(0)?.minY == 0)
    #expect(view.place("header") == CGRect(x: 277, y: 4, width: 40, height: 10))
  }

  @Test("A badge is anchored to its item with an offset relative to its own size")
  func badges() {
    onScreen()
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let view = makeCompositional([2], layout(group))
    view.layoutIfNeeded()
    #expect(view.place("badge", 0) == CGRect(x: 86, y: -6, width: 20, height: 20))
    #expect(view.place("badge", 1) == CGRect(x: 186, y: -6, width: 20, height: 20))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 2)
  }

  @Test("A background decorates its section, inside its insets and below the cells")
  func decoration() {
    onScreen()
    let layout = layout(rows(50)) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      back.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      $0.decorationItems = [back]
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let view = makeCompositional([2], layout)
    view.layoutIfNeeded()
    let frames = view.subviews.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 5, y: 5, width: 310, height: 110),
        CGRect(x: 10, y: 10, width: 300, height: 50),
        CGRect(x: 10, y: 60, width: 300, height: 50),
      ])
  }

  @Test("Layout headers have index paths with one element")
  func global() {
    onScreen()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "header",
        alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: rows(50)), configuration: configuration)
    let view = makeCompositional([1, 1], layout)
    view.layoutIfNeeded()
    #expect(view.place(0)?.minY == 25)
    #expect(view.contentSize.height == 125)
    #expect(
      view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 25))
  }

  @Test("Horizontally scrolling layouts place sections side by side")
  func horizontal() {
    onScreen()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [item]))
    let view = makeCompositional(
      [5],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    view.layoutIfNeeded()
    #expect(view.place(1) == CGRect(x: 0, y: 200, width: 160, height: 200))
    #expect(view.place(2) == CGRect(x: 160, y: 0, width: 160, height: 200))
    #expect(view.contentSize == CGSize(width: 480, height: 400))
  }

  @Test("The provider receives the container size and traits, and is called again for a new size")
  func environment() {
    onScreen()
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      widths.append(environment.container.effectiveContentSize.width)
      #expect(environment.traitCollection.userInterfaceStyle == .light)
      return section == 0 ? NSCollectionLayoutSection(group: rows(50)) : nil
    }
    let view = makeCompositional([1], layout)
    view.contentInset.left = 20
    view.layoutIfNeeded()
    #expect(widths.last == 300)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(widths.last == 180)
    #expect(view.place(0)?.width == 180)
  }

  @Test("A missing section is reported and stays empty")
  func missing() {
    let environment = onScreen()
    let view = makeCompositional([2], UICollectionViewCompositionalLayout { _, _ in nil })
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    #expect(
      environment.problems.notes == [
        "the section provider of a compositional layout returned nil for section 0"
      ])
  }

  // MARK: Estimates

  private func estimated(_ height: CGFloat) -> NSCollectionLayoutGroup {
    let full = size(.fractionalWidth(1), .estimated(height))
    return .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
  }

  @Test("Visible cells determine their heights, and others keep estimates")
  func selfSizing() {
    onScreen()
    let view = makeCompositional([1000], layout(estimated(50))) {
      CGSize(width: 320, height: $0.item.isMultiple(of: 2) ? 40 : 100)
    }
    view.layoutIfNeeded()
    #expect(view.place(1) == CGRect(x: 0, y: 40, width: 320, height: 100))
    #expect(view.place(2) == CGRect(x: 0, y: 140, width: 320, height: 40))
    let seen = view.indexPathsForVisibleItems.count
    #expect(seen == 6)
    // The first layout shows eight of the estimated rows.
    #expect(WishfulItem.asked.count == 8)
    let height: CGFloat = 4 * 40 + 4 * 100 + 992 * 50
    #expect(view.contentSize.height == height)
    view.scroll(y: 20_000)
    #expect(WishfulItem.asked.count < 30)
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 40 || $0.frame.height == 100 })
  }

  @Test("Items of estimated width wrap like words")
  func flowing() {
    onScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let view = makeCompositional([6], layout(group)) {
      CGSize(width: [150, 120, 60, 60, 60, 200][$0.item], height: 30)
    }
    view.layoutIfNeeded()
    #expect(view.place(1) == CGRect(x: 160, y: 0, width: 120, height: 30))
    #expect(view.place(2) == CGRect(x: 0, y: 30, width: 60, height: 30))
    #expect(view.place(4) == CGRect(x: 140, y: 30, width: 60, height: 30))
    #expect(view.place(5) == CGRect(x: 0, y: 60, width: 200, height: 30))
  }

  @Test("Uniform siblings have the height of the highest item in their group")
  func uniform() {
    onScreen()
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
    let view = makeCompositional([4], layout(group)) {
      CGSize(width: 160, height: [30, 70, 40, 10][$0.item])
    }
    view.layoutIfNeeded()
    #expect((0..<4).map { view.place($0)?.height } == [70, 70, 40, 40])
    #expect(view.place(2)?.minY == 70)
  }

  @Test("Measured sizes survive updates of other items")
  func updates() throws {
    onScreen()
    let view = makeCompositional([3], layout(estimated(50))) { _ in
      CGSize(width: 320, height: 80)
    }
    view.layoutIfNeeded()
    let source = try #require(view.owned.first as? CompositionalSource)
    source.counts = [4]
    view.insertItems(at: [[0, 1]])
    #expect((0..<4).map { view.place($0)?.height } == [80, 80, 80, 80])
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 320)
  }

  @Test("The layout cost of a hundred thousand rows depends on the visible ones")
  func cost() throws {
    onScreen()
    let view = makeCompositional([100_000], layout(estimated(50))) { _ in
      CGSize(width: 320, height: 60)
    }
    view.layoutIfNeeded()
    view.scroll(y: 2_000_000)
    view.scroll(y: 2_000_100)
    let source = try #require(view.owned.first as? CompositionalSource)
    #expect(source.asked < 40)
  }
}
