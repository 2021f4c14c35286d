public import Foundation

/// A scroll view that shows items in positions given by a layout.
///
/// Cells exist only for elements that the layout reports as visible. The data source supplies the
/// cell of an item that becomes visible, and the cell of an item that leaves returns to the reuse
/// pool. As in `UITableView`, `delegate` keeps the type of the scroll view's property.
open class UICollectionView: UIScrollView {
  /// The axis along which a layout scrolls, with UIKit's raw values.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The position of an item on the screen after scrolling to it.
  ///
  /// Without a position for an axis, the collection view scrolls only as far as needed to show the
  /// item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the positions in the set.
    public let rawValue: UInt

    /// Creates a set from raw bits. If several positions of one axis are set, the first of start,
    /// centre and end is used.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top edge is at the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom edge is at the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge is at the left of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge is at the right of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of section headers in flow and list layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers in flow and list layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout that places the items. A new layout is applied at the next layout pass, without
  /// animation.
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

  /// The view behind the elements, as large as the visible part; it does not scroll.
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
  /// Created after the context menus, which take precedence.
  private var editMenus: ListEditMenus?
  /// The interaction that opens the context menus of items; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The visible elements, in the order of the subviews.
  var shown: [ShownElement] = []
  /// The subview index of the first element when the last element left.
  var elementFloor = 0
  var counts: [Int] = []
  var needsCounts = true
  var needsPreparation = true
  /// Whether the collection view is asking its data source or layout, or placing elements.
  var isBusy = false
  /// Whether the layout has been prepared once. Before that, changes of the bounds have no effect
  /// on it.
  var hasPrepared = false
  /// Whether the initial content offset has been set.
  var hasBegun = false
  /// Whether the layout was told that an animated change of size began, but not that it ended.
  private var changesSizeAnimated = false
  /// Whether a layout pass is running, so that none needs to be requested.
  var isTiling = false
  /// Whether a cell prefers a size that differs from the layout's.
  var isResizing = false
  /// The first visible item and its frame before cells changed their size.
  var anchorBeforeResizing: (key: ElementKey, frame: CGRect)?
  /// The conditions under which visible cells are measured again, shared with `UITableView`.
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation

  /// The conditions under which visible cells are measured again; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items can be selected by touch; selection in code is always possible. True by default.
  open var allowsSelection = true
  /// Whether a touch can select several items, and deselect a selected one; false by default.
  open var allowsMultipleSelection = false
  /// Whether items can be selected by touch in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected by touch in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether focus returns to the item that had it last.
  ///
  /// - Note: Partly: stored, but without effect, because no item gets keyboard focus.
  open var remembersLastFocusedIndexPath = false
  /// Whether an item is selected when it gets keyboard focus.
  ///
  /// - Note: Partly: stored, but without effect, because no item gets keyboard focus.
  open var selectionFollowsFocus = false
  /// Whether items can get keyboard focus.
  ///
  /// - Note: Partly: stored, but without effect, because no item gets keyboard focus.
  open var allowsFocus = true
  /// Whether a batch of updates has begun but not ended.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  final var indexTitles: [String] = []
  final var sectionIndex: SectionIndexView?
  var selectedPaths: Set<IndexPath> = []
  /// The updates announced in the current batch, and the nesting depth of batches.
  var updates = ListUpdates()
  var updateDepth = 0
  /// The element that is being requested from the data source, and its frame in the layout.
  var wanted: (key: ElementKey, frame: CGRect)?
  /// Whether the collection view is in editing mode, in which cells show their editing state.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swiper?.close(animated: true)
      for element in shown { (element.view as? UICollectionViewCell)?.editingChanged() }
    }
  }
  /// The scroll views of sections with orthogonal scrolling, and the last offset of each section.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// Whether visible cells are asked for their preferred size in the next layout.
  var asksAgain = false
  /// The object that prepares the data of items before they become visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetching data source is called; true by default.
  open var isPrefetchingEnabled = true
  final var prefetching = PrefetchWindow()
  /// The index path of the item under a touch.
  var highlightedPath: IndexPath?
  /// The interactive move in progress; nil without one.
  final var itemMove: ItemMove?
  /// Whether the data source does not implement `canMoveItemAt`; set by the default implementation.
  final var usesDefaultMoving = false
  private final var severalSelection: MultipleSelection?
  /// Whether the delegate does not implement `shouldBeginMultipleSelectionInteractionAt`; set by
  /// the default implementation.
  final var usesDefaultMultipleSelection = false
  /// The swipe gesture; nil until an element of a list with swipe actions is shown.
  var swiper: RowSwiper?

  /// The delegate that supplies the items of dragged cells.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { installDragging() } }
  }
  /// The delegate that handles drops on the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil { installDragging() } }
  }
  /// Whether items can be dragged with a long press; by default true on iPads only.
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
  /// The index path of the item into which the drag in progress would drop.
  final var dropTarget: IndexPath?
  /// Whether items of this collection view are being dragged.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag session is over the collection view.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  private func installDragging() {
    let dragging = dragging ?? ListDragging(self)
    self.dragging = dragging
    dragging.install()
    if let ownDragsRows { dragging.dragInteraction.isEnabled = ownDragsRows }
  }

  /// The speed with which items make room for a dragged item, with UIKit's raw values.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow

    /// The time for which a finger must stay at a place before items make room there, in seconds.
    ///
    /// Apple only speaks of a "slight delay" and a "delay"; the numbers are those of this model.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.5
      }
    }
  }

  /// The speed with which items make room for a dragged item; `immediate` by default.
  ///
  /// If the item is dropped earlier, its destination is still the position of the finger.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Creates a collection view. The layout may belong to one collection view only.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    severalSelection = MultipleSelection(self)
  }

  /// Creates a collection view from a nib or storyboard, with its layout and its prototype cells.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
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

  /// Loads counts and cells again at the next layout or the next query about items. The selection
  /// is cleared.
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
    // A subclass of the layout may override the method without calling `super`.
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

  /// Changes the bounds, and invalidates the layout if the layout requires it.
  ///
  /// The layout sees the old bounds when it is asked, and the new ones when it is invalidated.
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

  /// Lets the swipe gesture begin only over rows that have swipe actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let swiper, gestureRecognizer === swiper.pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swiper.mayBegin()
  }

  // MARK: Cells

  /// Registers the class of cells for a reuse identifier; nil removes the registration.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    report(cellPool.register(cellClass, as: identifier))
  }

  /// Registers a nib whose first view is a cell for a reuse identifier; nil removes the
  /// registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(as: identifier, make: nib.map { $0.maker(as: identifier) })
  }

  /// Registers a nib whose first view is a supplementary view for a kind and a reuse identifier;
  /// nil removes the registration.
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

  /// Returns a cell from the reuse pool, or a new one. If nothing is registered, a problem is
  /// reported and an empty cell returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = frame(forNew: ElementKey(item: indexPath))
    if let cell = cellPool.dequeue(identifier, frame: frame) { return cell }
    environment.problems.report(ListProblem.unregisteredIdentifier(identifier))
    return UICollectionViewCell.make(reusedAs: identifier, frame: frame)
  }

  // MARK: Touches

  /// Highlights the item under the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // A touch next to the buttons of an open row closes it and selects nothing.
    if let swiper, swiper.swipe != nil { return swiper.close(animated: true) }
    let first = touches.min { $0.startTime < $1.startTime }
    if let touch = first { highlightItem(under: touch.location(in: self)) }
  }

  /// Selects the highlighted item. In multiple selection a selected item is deselected instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlightedItem()
  }

  /// Removes the highlight, because the touch scrolls or became another gesture.
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
    environment.problems.report(ListProblem.unregisteredIdentifier(identifier))
    return UICollectionReusableView.make(reusedAs: identifier, frame: frame)
  }

  /// Replaces the layout; if `animated` is true, visible elements move to their new positions.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    takeOver(layout, animated: animated, nil)
  }

  /// Replaces the layout and calls `completion` after the animation, or immediately without one.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { takeOver(layout, animated: animated, completion) }
}
