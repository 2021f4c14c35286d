import Foundation
import HeadlessUIKit
import Testing

/// Flow layouts with self-sizing cells, and the related calls of layouts.
@MainActor
@Suite("Self-sizing collections", .serialized)
struct SelfSizingCollectionTests {
  private final class Wordy: UICollectionViewCell {
    let block = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        block.heightAnchor.constraint(equalToConstant: 60),
        block.widthAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A layout that records its calls.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var calls: [String] = []
    var contexts: [[IndexPath]] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      calls.append(
        "should \(originalAttributes.indexPath.item) \(preferredAttributes.size.height)")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      contexts.append(context.invalidatedItemIndexPaths ?? [])
      return context
    }
  }

  private func flow(
    _ layout: UICollectionViewFlowLayout, estimate: CGSize, _ count: Int,
    wish: @escaping (IndexPath) -> CGSize?
  ) -> OwningCollection {
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = OwningCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    WishfulItem.wish = wish
    WishfulItem.asked = []
    view.register(WishfulItem.self, forCellWithReuseIdentifier: "item")
    let source = CompositionalSource([count])
    view.owned = [source]
    view.dataSource = source
    return view
  }

  @Test("Constraints in a cell determine its size if the layout estimates it")
  func constraints() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = makeCollection(CollectionSource(2), layout)
    view.register(Wordy.self, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame.size) == [
        CGSize(width: 90, height: 70), CGSize(width: 90, height: 70),
      ])
  }

  @Test("A cell is measured once when it becomes visible, and the layout uses its size")
  func asked() {
    onScreen()
    let layout = NotingLayout()
    let view = flow(layout, estimate: CGSize(width: 320, height: 100), 100) { path in
      CGSize(width: 320, height: path.item == 1 ? 100 : 150)
    }
    view.layoutIfNeeded()
    #expect(WishfulItem.asked == [[0, 0], [0, 1], [0, 2], [0, 3]])
    // A preferred size equal to the estimate does not invalidate the layout.
    #expect(layout.calls == ["should 0 150.0", "should 2 150.0", "should 3 150.0"])
    #expect(layout.contexts == [[[0, 0]], [[0, 2]], [[0, 3]]])
    #expect(view.contentSize.height == 10_150)
  }

  @Test("Cells that appear above the visible part do not move it")
  func anchored() {
    onScreen()
    let view = flow(
      UICollectionViewFlowLayout(), estimate: CGSize(width: 320, height: 100), 100
    ) { _ in CGSize(width: 320, height: 130) }
    view.scroll(y: 5000)
    let first = view.indexPathsForVisibleItems[0]
    let before = view.cellForItem(at: first).map { $0.frame.minY - view.contentOffset.y }
    view.scroll(y: view.contentOffset.y - 50)
    let after = view.cellForItem(at: first).map { $0.frame.minY - view.contentOffset.y }
    #expect(before.map { $0 + 50 } == after)
  }

  @Test("Sizes survive updates of other items, and new items are measured before display")
  func updates() throws {
    onScreen()
    let view = flow(
      UICollectionViewFlowLayout(), estimate: CGSize(width: 320, height: 100), 3
    ) { _ in CGSize(width: 320, height: 60) }
    view.layoutIfNeeded()
    let source = try #require(view.owned.first as? CompositionalSource)
    source.counts = [4]
    view.insertItems(at: [[0, 0]])
    #expect((0..<4).map { view.place($0)?.height } == [60, 60, 60, 60])
    #expect(view.visibleCells.map(\.frame.height) == [60, 60, 60, 60])
  }

  @Test("An invalidated layout measures the visible cells again")
  func invalidated() {
    onScreen()
    var height: CGFloat = 60
    let layout = UICollectionViewFlowLayout()
    let view = flow(layout, estimate: CGSize(width: 320, height: 60), 3) { _ in
      CGSize(width: 320, height: height)
    }
    view.layoutIfNeeded()
    height = 90
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [90, 90, 90])
  }

  // MARK: Custom layouts

  /// Layout attributes with a custom property.
  private final class Tilted: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.angle = angle
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Tilted else { return false }
      return MainActor.assumeIsolated { angle == other.angle } && super.isEqual(object)
    }
  }

  private final class TiltedFlow: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Tilted.self }
  }

  @Test("A flow layout's attributes have its attributes class")
  func attributesClass() {
    onScreen()
    let view = makeCollection(CollectionSource(2), TiltedFlow())
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: [0, 0]) is Tilted)
    let copy = view.layoutAttributesForItem(at: [0, 0])?.copy() as? Tilted
    #expect(copy?.frame == view.place(0))
    #expect(copy?.representedElementCategory == .cell)
  }

  /// A layout that changes target offsets.
  private final class Snapping: UICollectionViewFlowLayout {
    var settled: CGPoint?

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      settled = proposed
      return CGPoint(x: 0, y: 33)
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: 1000 + velocity.y) }
  }

  @Test("A layout sets the resting offset of drags and updates")
  func targets() throws {
    let layout = Snapping()
    layout.itemSize = CGSize(width: 300, height: 100)
    let view = OwningCollection(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = CompositionalSource([100])
    view.owned = [source]
    let fixture = ScrollFixture(view: view) { _ in view.dataSource = source }
    fixture.down()
    fixture.move(by: 0, -200, over: 1)
    fixture.wait(0.3)
    fixture.lift()
    fixture.wait(5)
    #expect(fixture.offset.y == 1000)
    source.counts = [101]
    view.insertItems(at: [[0, 0]])
    #expect(layout.settled == CGPoint(x: 0, y: 1000))
    #expect(view.contentOffset.y == 33)
  }
}
