import Foundation
import HeadlessUIKit
import Testing

/// A layout that is invalidated by every change of bounds, as in stretchy headers and carousels.
private final class EagerLayout: UICollectionViewFlowLayout {
  var asked: [(old: CGRect, new: CGRect)] = []
  var preparations = 0

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append((collectionView?.bounds ?? .null, newBounds))
    return true
  }

  override func prepare() {
    super.prepare()
    preparations += 1
  }
}

/// A layout that computes its frames in `invalidateLayout(with:)`, except for changes of bounds.
private final class ComputingLayout: UICollectionViewFlowLayout {
  final class Context: UICollectionViewFlowLayoutInvalidationContext { var isOfBounds = false }

  var computed: [(width: CGFloat, isReload: Bool)] = []

  override class var invalidationContextClass: AnyClass { Context.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? Context)?.isOfBounds = true
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard (context as? Context)?.isOfBounds == false, let collectionView else { return }
    computed.append(
      (
        collectionView.bounds.width,
        context.invalidateEverything && context.invalidateDataSourceCounts
      ))
    #expect(collectionView.numberOfItems(inSection: 0) == 3)
  }
}

/// A layout that centres its single row of items whenever the bounds have a new size.
private final class CentredLayout: UICollectionViewFlowLayout {
  private var seen = CGSize.zero

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let collectionView, collectionView.bounds.size != seen else { return }
    seen = collectionView.bounds.size
    let inset = seen.width / 2 - itemSize.width / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.contentOffset = CGPoint(x: -inset, y: 0)
  }
}

/// A layout that ends every drag at a multiple of 100 points.
private final class SnappingLayout: UICollectionViewFlowLayout {
  var proposals: [CGPoint] = []

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposals.append(proposedContentOffset)
    return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
  }
}

/// A layout with one rotated item off its centre, and a bar behind it.
private final class TurnedLayout: UICollectionViewLayout {
  final class Bar: UICollectionReusableView {}

  override init() {
    super.init()
    register(Bar.self, forDecorationViewOfKind: "bar")
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let item = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    item.size = CGSize(width: 40, height: 20)
    item.center = CGPoint(x: 100, y: 60)
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
    item.zIndex = 3
    let bar = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "bar", with: [0, 0])
    bar.frame = CGRect(x: 0, y: 50, width: 320, height: 4)
    return [item, bar]
  }
}

@MainActor
@Suite("Collection layout invalidation", .serialized)
struct LayoutInvalidationTests {
  @Test("A layout invalidated by bounds changes prepares once per change")
  func eager() {
    let environment = onScreen()
    let layout = EagerLayout()
    let view = makeCollection(CollectionSource(100), layout)
    view.layoutIfNeeded()
    let before = (layout.preparations, layout.asked.count)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == before.0)
    #expect(layout.asked.count == before.1)
    for y in 1...20 { view.scroll(y: CGFloat(y)) }
    #expect(layout.preparations == before.0 + 20)
    #expect(layout.asked.count == before.1 + 20)
    #expect(environment.problems.layout.errors.isEmpty)
  }

  @Test("The first layout pass reloads: it invalidates the layout with the final bounds")
  func firstReload() {
    onScreen()
    let layout = ComputingLayout()
    let source = CollectionSource(3)
    let view = UICollectionView(frame: rect(0, 0, 375, 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    // As in a storyboard: the outlets are connected before the bounds are final.
    view.dataSource = source
    view.delegate = SizeListener { _ in CGSize(width: 10, height: 10) }
    #expect(layout.computed.isEmpty && view.numberOfItems(inSection: 0) == 3)
    view.frame.size.width = 393
    view.layoutIfNeeded()
    #expect(layout.computed.map(\.width) == [393] && layout.computed.allSatisfy(\.isReload))
    #expect(view.visibleCells.count == 3)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.computed.count == 1)
    view.reloadData()
    #expect(layout.computed.count == 2 && layout.computed.allSatisfy(\.isReload))
    view.layoutIfNeeded()
    #expect(layout.computed.count == 2)
  }

  @Test("A layout that computes in invalidateLayout(with:) is given its first bounds at the reload")
  func firstBounds() {
    onScreen()
    let layout = CentredLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = makeCollection(CollectionSource(3), layout)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentInset.left == 110 && view.contentOffset.x == -110)
    view.frame.size.width = 400
    #expect(view.contentInset.left == 150 && view.contentOffset.x == -150)
  }

  /// A layout whose caches are empty until `prepare()`, as in many public apps.
  private final class CachingLayout: UICollectionViewFlowLayout {
    private(set) var widths: [CGFloat] = []
    private(set) var cached: [CGFloat] = []

    override func prepare() {
      super.prepare()
      cached = [collectionView?.bounds.width ?? 0]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      widths.append(cached[0])
      return newBounds.width != cached[0]
    }
  }

  @Test("A layout is not asked about bounds before its first prepare(), also after a replacement")
  func unprepared() {
    onScreen()
    let layout = CachingLayout()
    let view = makeCollection(CollectionSource(100), layout)
    view.contentInset.top = 20
    view.frame.size.width = 300
    #expect(layout.widths.isEmpty && layout.cached.isEmpty)
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    #expect(layout.widths.last == 300)
    view.frame.size.width = 280
    view.layoutIfNeeded()
    #expect(layout.cached == [280])
    let next = CachingLayout()
    view.collectionViewLayout = next
    view.frame.size.width = 260
    view.layoutIfNeeded()
    #expect(next.cached == [260])
  }

  @Test("The layout is queried before the bounds change")
  func oldBounds() {
    onScreen()
    let layout = EagerLayout()
    let view = makeCollection(CollectionSource(100), layout)
    view.layoutIfNeeded()
    layout.asked = []
    view.contentOffset.y = 30
    view.frame.size.width = 300
    view.bounds = CGRect(x: 0, y: 40, width: 280, height: 200)
    #expect(
      layout.asked.map(\.old) == [
        CGRect(x: 0, y: 0, width: 320, height: 200), CGRect(x: 0, y: 30, width: 320, height: 200),
        CGRect(x: 0, y: 30, width: 300, height: 200), CGRect(x: 0, y: 30, width: 280, height: 200),
      ])
    #expect(
      layout.asked.map(\.new) == [
        CGRect(x: 0, y: 30, width: 320, height: 200), CGRect(x: 0, y: 30, width: 300, height: 200),
        CGRect(x: 0, y: 40, width: 280, height: 200), CGRect(x: 0, y: 40, width: 280, height: 200),
      ])
  }

  @Test("The layout sets the target offset before the delegate does")
  func snapping() {
    let layout = SnappingLayout()
    let source = CollectionSource(1_000)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    let fixture = ScrollFixture(view: collection)
    var told: CGPoint?
    fixture.onWillEnd = { told = $0 }
    fixture.down()
    fixture.move(by: 0, -130, over: 0.1)
    fixture.lift()
    fixture.wait(5)
    #expect(layout.proposals.count == 1)
    #expect(told == fixture.offset)
    #expect(fixture.offset.y > 100)
    #expect(fixture.offset.y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test(
    "Attributes position a transformed item by centre and size, and decorations come from the layout"
  )
  func attributes() {
    onScreen()
    let view = makeCollection(CollectionSource(1), TurnedLayout())
    view.layoutIfNeeded()
    let cell = view.visibleCells.first
    #expect(cell?.bounds.size == CGSize(width: 40, height: 20))
    #expect(cell?.center == CGPoint(x: 100, y: 60))
    #expect(cell?.layer.zPosition == 3)
    let frame = cell?.frame ?? .zero
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    #expect(view.subviews.first is TurnedLayout.Bar)
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 50, width: 320, height: 4))
  }

  @Test("A copy of attributes has the class and values of the original")
  func copies() {
    let original = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind", with: [1, 2])
    original.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    original.alpha = 0.5
    let copy = original.copy() as? UICollectionViewLayoutAttributes
    #expect(copy !== original)
    #expect(copy?.isEqual(original) == true)
    copy?.alpha = 1
    #expect(copy?.isEqual(original) == false)
    #expect(original.alpha == 0.5)
    #expect(original.center == CGPoint(x: 16, y: 22))
  }
}
