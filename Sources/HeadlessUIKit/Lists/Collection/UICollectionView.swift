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
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Places the items. Another one takes over at the next layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.owner = nil
      drop { $0.key.category == .decorationView }
      orthogonalOffsets = [:]
      collectionViewLayout.owner = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Lies behind the elements, as large as the visible part, and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      collectionViewLayout.invalidateLayout()
      guard collectionDelegate != nil else { return }
      menus = menus ?? ListMenus(self)
      editMenus = editMenus ?? ListEditMenus(self)
    }
  }
  private var menus: ListMenus?
  /// After the menus above, which come first.
  private var editMenus: ListEditMenus?
  /// Opens the menus of items; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

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
  /// The data source or the layout is being asked.
  var isBusy = false
  /// Whether the layout has prepared at all: before that other bounds change nothing.
  var hasPrepared = false
  /// Whether it has stood anywhere yet.
  var hasBegun = false
  /// Whether the layout was told of an animated change of size, and not yet of its end.
  private var changesSizeAnimated = false
  /// A layout pass is running, which looks at the elements anyway.
  var isTiling = false
  /// A cell wants another size than the layout gave it.
  var isResizing = false
  /// The first item that was on the screen before the cells that want another size, and its place.
  var anchorBeforeResizing: (key: ElementKey, frame: CGRect)?
  /// When cells on the screen are asked for their sizes again: the same as of tables.
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation

  /// When cells on the screen are asked for their sizes again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether a finger can select items; code can always.
  open var allowsSelection = true
  /// Whether a finger selects items beside those that are selected, and deselects them.
  open var allowsMultipleSelection = false
  /// Whether a finger can select items while they are edited. Default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several items are selected by fingers while they are edited. Default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the item that had the keyboard's focus gets it back.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var remembersLastFocusedIndexPath = false
  /// Whether items are selected by the keyboard's focus.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var selectionFollowsFocus = false
  /// Whether items can have the keyboard's focus.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var allowsFocus = true
  /// Whether an update is announced that the collection does not show yet.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  final var indexTitles: [String] = []
  final var sectionIndex: SectionIndexView?
  var selectedPaths: Set<IndexPath> = []
  /// What the batch under way announced so far, and how many batches lie in one another.
  var updates = ListUpdates()
  var updateDepth = 0
  /// What the data source is being asked for, and where the layout has it.
  var wanted: (key: ElementKey, frame: CGRect)?
  /// Whether cells show what they show while their list is edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swiper?.close(animated: true)
      for element in shown { (element.view as? UICollectionViewCell)?.editingChanged() }
    }
  }
  /// The scroll views of sections that scroll across the layout, and where each of these stood last.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// Cells on the screen are to say their sizes again.
  var asksAgain = false
  /// Hears of items that are about to come into sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are announced ahead. Default true.
  open var isPrefetchingEnabled = true
  final var prefetching = PrefetchWindow()
  /// The item a finger is on.
  var highlightedPath: IndexPath?
  /// The item that is moved by hand.
  final var itemMove: ItemMove?
  /// Set by the data source's default of `canMoveItemAt`: nobody says which items may be moved.
  final var usesDefaultMoving = false
  private final var severalSelection: MultipleSelection?
  /// Set by the delegate's default of `shouldBeginMultipleSelectionInteractionAt`: nobody says whether.
  final var usesDefaultMultipleSelection = false
  /// Nil until a list comes whose rows may be swiped.
  var swiper: RowSwiper?

  /// Says which items are dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { installDragging() } }
  }
  /// Takes what is dragged over the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil { installDragging() } }
  }
  /// Whether a finger that stays on an item drags it. Default: on pads.
  open var dragInteractionEnabled: Bool {
    get { ownDragsRows ?? (traitCollection.userInterfaceIdiom == .pad) }
    set {
      ownDragsRows = newValue
      dragging?.dragInteraction.isEnabled = newValue
    }
  }
  private final var ownDragsRows: Bool?
  final var dragging: ListDragging?
  final var dropProposal: UICollectionViewDropProposal?
  /// The item into which something would be dropped.
  final var dropTarget: IndexPath?
  /// Whether items of this collection are being dragged.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  private func installDragging() {
    let dragging = dragging ?? ListDragging(self)
    self.dragging = dragging
    dragging.install()
    if let ownDragsRows { dragging.dragInteraction.isEnabled = ownDragsRows }
  }

  /// How soon items make room for one that is dragged; raw values as UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow

    /// How long a finger stays over a place until items make room there, in seconds. Apple says "slight delay"
    /// and "delay"; the numbers are the model's.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.5
      }
    }
  }

  /// How soon items make room for one that is dragged and dropped. Dropped before they do, it goes to where the
  /// finger is all the same.
  open var reorderingCadence = ReorderingCadence.immediate

  /// The layout may belong to one collection only.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    severalSelection = MultipleSelection(self)
  }

  /// From a nib or a storyboard, with its layout and its prototypes.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    collectionViewLayout = nib.makeCollectionLayout()
    super.init(coder: coder)
  }

  override func prepareForNib() {
    super.prepareForNib()
    collectionViewLayout.owner = self
    severalSelection = MultipleSelection(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard !isBusy, !bounds.isEmpty, bounds.isPlaceable else { return }
    collectionViewLayout.surroundingsMayHaveChanged()
    UIView.performWithoutAnimation { tileUntilSettled() }
    placeSectionIndex()
    swiper?.keepPlace()
    guard changesSizeAnimated else { return }
    changesSizeAnimated = false
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }

  /// Asks for counts and cells anew at the next layout, or when next asked about items. Nothing is
  /// selected any more.
  open func reloadData() {
    swiper?.close(animated: false)
    forgetMove()
    selectedPaths = []
    highlightedPath = nil
    prefetching.forget()
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    // A layout's own method may leave out the call of super.
    needsCounts = true
    layoutInvalidated()
  }

  func layoutInvalidated() {
    needsPreparation = true
    setNeedsLayout()
  }

  func layoutInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { needsCounts = true }
    if context.invalidateEverything { asksAgain = true }
    layoutInvalidated()
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if offset != .zero {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
  }

  // MARK: Bounds

  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = transform.isIdentity ? newValue.size : bounds.size
      changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.frame = newValue }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != bounds.size else {
        super.bounds = newValue
        return
      }
      changeBounds(to: newValue) { super.bounds = newValue }
    }
  }

  /// Asks the layout, which still sees the old bounds, whether the new ones make it out of date and
  /// what; it is told when it can see them.
  override func changeBounds(to newBounds: CGRect, by change: () -> Void) {
    if hasPrepared, newBounds.size != bounds.size, AnimationBlock.current != nil {
      changesSizeAnimated = true
      collectionViewLayout.prepare(forAnimatedBoundsChange: bounds)
    }
    guard newBounds != bounds, newBounds.isPlaceable,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return change() }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    change()
    collectionViewLayout.invalidateLayout(with: context)
  }

  override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return proposed }
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// A swipe over the rows of a list begins where they may be swiped only.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let swiper, gestureRecognizer === swiper.pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swiper.mayBegin()
  }

  // MARK: Cells

  /// The class to make cells of; nil takes the registration back.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    report(cellPool.register(cellClass, as: identifier))
  }

  /// The nib whose first view is a cell; nil takes the registration back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(as: identifier, make: nib.map { $0.maker(as: identifier) })
  }

  /// The nib whose first view is a supplementary view; nil takes the registration back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryPools[kind, default: ReusePool()]
      .register(as: identifier, make: nib.map { $0.maker(as: identifier) })
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
    let frame = frame(forNew: ElementKey(item: indexPath))
    if let cell = cellPool.dequeue(identifier, frame: frame) { return cell }
    environment.problems.report(.unregisteredIdentifier(identifier))
    return UICollectionViewCell.make(reusedAs: identifier, frame: frame)
  }

  // MARK: Touches

  /// Highlights the item under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // A finger beside the buttons of a row puts the row back, and selects nothing.
    if let swiper, swiper.swipe != nil { return swiper.close(animated: true) }
    let first = touches.min { $0.startTime < $1.startTime }
    if let touch = first { highlightItem(under: touch.location(in: self)) }
  }

  /// Selects the highlighted item, or deselects it where several may be selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlightedItem()
  }

  /// The highlighted item no longer is: the finger scrolls, or means something else.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlightItem()
  }

  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let frame = frame(
      forNew: ElementKey(supplementaryView: kind, at: indexPath))
    let view = supplementaryPools[kind, default: ReusePool()].dequeue(identifier, frame: frame)
    if let view { return view }
    environment.problems.report(.unregisteredIdentifier(identifier))
    return UICollectionReusableView.make(reusedAs: identifier, frame: frame)
  }

  /// Another layout takes over; what is on the screen is seen to move there if `animated`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    takeOver(layout, animated: animated, nil)
  }

  /// The same, with what is called when it is over, at once where nothing moves.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { takeOver(layout, animated: animated, completion) }
}
