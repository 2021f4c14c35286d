import Foundation
import HeadlessUIKit
import Testing

/// Sections that scroll orthogonally to the layout, dragged by touches.
@MainActor
@Suite("Orthogonal scrolling sections", .serialized)
struct OrthogonalScrollingTests {
  /// Returns ten cards of 200 points, 10 points apart, on a screen 400 points wide, above
  /// vertically scrolling rows.
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, inset: CGFloat = 0,
    _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> ScrollFixture {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let isStrip = number == 0
      let full = size(.fractionalWidth(1), .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: isStrip
          ? size(.absolute(200), .absolute(100)) : size(.fractionalWidth(1), .absolute(300)),
        subitems: [NSCollectionLayoutItem(layoutSize: full)])
      let section = NSCollectionLayoutSection(group: group)
      if isStrip {
        section.interGroupSpacing = 10
        section.contentInsets.leading = inset
        section.orthogonalScrollingBehavior = behavior
        change(section)
      }
      return section
    }
    let view = OwningCollection(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    return ScrollFixture(view: view) { _ in
      let source = CompositionalSource([10, 10])
      view.owned = [source]
      view.dataSource = source
    }
  }

  private func strip(_ fixture: ScrollFixture) -> UIScrollView? {
    fixture.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  private func x(_ fixture: ScrollFixture) -> CGFloat? { strip(fixture)?.contentOffset.x }

  private func drag(_ fixture: ScrollFixture, _ x: CGFloat, over duration: TimeInterval = 0.5) {
    fixture.down(at: CGPoint(x: 300, y: 50), on: strip(fixture))
    fixture.move(by: x, 0, over: duration)
  }

  @Test("A finger moves only the orthogonal section, and its cells are recycled")
  func continuous() throws {
    let fixture = fixture(.continuous)
    let collection = try #require(fixture.view as? UICollectionView)
    #expect(strip(fixture)?.contentSize == CGSize(width: 2090, height: 100))
    #expect(collection.indexPathsForVisibleItems.filter { $0.section == 0 } == [[0, 0], [0, 1]])
    drag(fixture, -310)
    // The first ten points of the drag are its hysteresis.
    #expect(x(fixture) == 300)
    #expect(fixture.offset.y == 0)
    #expect(
      collection.indexPathsForVisibleItems.filter { $0.section == 0 } == [
        [0, 1], [0, 2], [0, 3],
      ])
    #expect(collection.cellForItem(at: [0, 2])?.convert(CGPoint.zero, to: nil).x == 120)
    #expect(collection.indexPathForItem(at: CGPoint(x: 130, y: 50)) == [0, 2])
    fixture.wait(0.3)
    fixture.lift()
    fixture.wait(2)
    #expect(x(fixture) == 300)
    fixture.down(at: CGPoint(x: 300, y: 50), on: strip(fixture))
    fixture.move(by: 0, -60, over: 0.5)
    #expect(abs(fixture.offset.y - 50) < 1e-9)
    #expect(x(fixture) == 300)
  }

  @Test("scrollToItem scrolls the orthogonal section, without and with animation")
  func scrollToItem() throws {
    let fixture = fixture(.continuous)
    let collection = try #require(fixture.view as? UICollectionView)
    collection.scrollToItem(at: [0, 3], at: .left, animated: false)
    collection.layoutIfNeeded()
    #expect(x(fixture) == 630 && fixture.offset == .zero)
    #expect(collection.indexPathsForVisibleItems.contains([0, 4]))
    // The item is 1050 to 1250 and the section 400 wide.
    collection.scrollToItem(at: [0, 5], at: .centeredHorizontally, animated: true)
    #expect(x(fixture) == 630)
    fixture.wait(1)
    #expect(x(fixture) == 950)
    collection.scrollToItem(at: [0, 9], at: .left, animated: false)
    #expect(x(fixture) == 1690)
  }

  @Test("scrollToItem also scrolls to a section that is off screen")
  func scrollToHiddenSection() throws {
    let fixture = fixture(.continuous)
    let collection = try #require(fixture.view as? UICollectionView)
    collection.contentOffset.y = 1000
    collection.layoutIfNeeded()
    #expect(strip(fixture) == nil)
    collection.scrollToItem(at: [0, 5], at: [.top, .right], animated: false)
    collection.layoutIfNeeded()
    #expect(x(fixture) == 850 && fixture.offset.y == 0)
  }

  @Test("The orthogonal offset is kept while the section is off screen")
  func memory() throws {
    let fixture = fixture(.continuous)
    drag(fixture, -310)
    fixture.wait(0.3)
    fixture.lift()
    fixture.wait(1)
    fixture.view.contentOffset.y = 500
    fixture.view.layoutIfNeeded()
    #expect(strip(fixture) == nil)
    fixture.view.contentOffset.y = 0
    fixture.view.layoutIfNeeded()
    #expect(x(fixture) == 300)
  }

  @Test("The content rests where the behaviour requires")
  func targets() {
    func rest(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by way: CGFloat,
      over duration: TimeInterval, holding: Bool
    ) -> CGFloat? {
      let fixture = fixture(behavior, inset: 16)
      drag(fixture, way, over: duration)
      if holding { fixture.wait(0.3) }
      fixture.lift()
      fixture.wait(5)
      return x(fixture)
    }
    // A strip of 400 points is moved by 100 and released without velocity.
    #expect(rest(.continuousGroupLeadingBoundary, by: -120, over: 1, holding: true) == 210)
    #expect(rest(.continuousGroupLeadingBoundary, by: -100, over: 1, holding: true) == 0)
    #expect(rest(.groupPaging, by: -90, over: 0.1, holding: false) == 210)
    #expect(rest(.groupPaging, by: -340, over: 0.05, holding: false) == 210)
    #expect(rest(.groupPaging, by: -60, over: 1, holding: true) == 0)
    #expect(rest(.paging, by: -90, over: 0.1, holding: false) == 384)
  }

  @Test("Centred paging centres every group, including the first and last")
  func centered() {
    let fixture = fixture(.groupPagingCentered)
    #expect(x(fixture) == -100)
    drag(fixture, -90, over: 0.1)
    fixture.lift()
    fixture.wait(5)
    #expect(x(fixture) == 110)
    for _ in 0..<12 {
      drag(fixture, -150, over: 0.1)
      fixture.lift()
      fixture.wait(5)
    }
    #expect(x(fixture) == 1790)
  }

  @Test("The handler receives visible items and offset, and its changes are shown")
  func handler() throws {
    var offsets: [CGFloat] = []
    let fixture = fixture(.continuous) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items where item.representedElementCategory == .cell {
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = 1 - distance / 1000
        }
      }
    }
    let collection = try #require(fixture.view as? UICollectionView)
    func isShown(_ item: Int, _ alpha: CGFloat) -> Bool {
      // Layers store opacities in single precision.
      collection.cellForItem(at: [0, item]).map { abs($0.alpha - alpha) < 1e-6 } ?? false
    }
    #expect(isShown(0, 0.9))
    drag(fixture, -110)
    #expect(offsets.last == 100)
    #expect(isShown(1, 0.99))
  }
}
