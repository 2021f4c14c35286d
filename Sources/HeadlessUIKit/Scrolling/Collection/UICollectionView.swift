public import Foundation

/// Items placed by a layout.
///
/// Cells exist for what the layout says is visible: an item that comes into sight asks the data
/// source, one that leaves gives its cell back. `delegate` is the scroll view's own, as with
/// `UITableView`.
open class UICollectionView: UIScrollView {
  /// Along which axis a flow layout scrolls; raw values as UIKit's.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where `scrollToItem` puts the item; nothing moves no more than it takes to see it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of UIKit's positions.
    public let rawValue: UInt

    /// Of several bits of one axis the first of start, centre and end holds.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top at the top of what is seen.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item's centre in the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom at the bottom of what is seen.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left of what is seen.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item's centre in the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right of what is seen.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a flow layout's section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutInvalidated()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { layoutInvalidated() } }
  }

  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// What is on the screen, in the order of the subviews.
  var shown: [ShownElement] = []
  /// Where the first element stood among the subviews when the last one left.
  var elementFloor = 0
  var counts: [Int] = []
  var needsCounts = true
  var needsPreparation = true
  var isBusy = false
  /// The bounds that the layout was last prepared for.
  var preparedBounds = CGRect.null

  /// The layout may belong to one collection only.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isBusy, !bounds.isEmpty, bounds.isPlaceable else { return }
    UIView.performWithoutAnimation {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        needsPreparation = true
      }
      prepareLayout()
      tile()
    }
  }

  /// Asks for counts and cells anew at the next layout, or when next asked about items.
  open func reloadData() {
    needsCounts = true
    layoutInvalidated()
  }

  func layoutInvalidated() {
    needsPreparation = true
    setNeedsLayout()
  }

  // MARK: Cells

  /// The class to make cells of; nil takes the registration back.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    report(cellPool.register(cellClass, as: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    report(supplementaryPools[kind, default: ReusePool()].register(viewClass, as: identifier))
  }

  /// A cell that has left the screen, or a new one of the registered class; an empty one, and a
  /// problem reported, if no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = cellPool.dequeue(identifier) { return cell }
    environment.problems.report(.unregisteredIdentifier(identifier))
    return UICollectionViewCell(reusedAs: identifier)
  }

  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryPools[kind, default: ReusePool()].dequeue(identifier) {
      return view
    }
    environment.problems.report(.unregisteredIdentifier(identifier))
    return UICollectionReusableView(reusedAs: identifier)
  }
}
