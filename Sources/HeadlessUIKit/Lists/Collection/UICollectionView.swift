public import Foundation

/// A scroll view that shows items in positions given by a layout.
///
/// Cells exist only for elements that the layout reports as visible. The data source supplies the
/// cell of an item that becomes visible, and the cell of an item that leaves returns to the reuse
/// pool. As in `UITableView`, `delegate` keeps the type of the scroll view's property.
open class UICollectionView: UIScrollView {
  /// The kind of section headers in flow and list layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers in flow and list layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final let core = ListCore()

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
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      // Before the first layout, the outlets of a nib may not be connected.
      if core.stage > .new { collectionViewLayout.invalidateLayout() }
      guard collectionDelegate != nil else { return }
      core.installMenus(on: self)
    }
  }
  /// The interaction that opens the context menus of items; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { core.menus?.interaction }

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
  open var hasUncommittedUpdates: Bool { core.batch.isOpen }
  /// The element that is being requested from the data source, its frame in the layout, and its
  /// position in a list.
  var requestedElement: (key: ElementKey, frame: CGRect, place: ListPosition?)?
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
  /// The object that prepares the data of items before they become visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetching data source is called; true by default.
  open var isPrefetchingEnabled = true
  /// The interactive move in progress; nil without one.
  final var itemMove: ItemMove?

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
    get { dragsRows }
    set { dragsRows = newValue }
  }
  /// Whether items of this collection view are being dragged.
  open var hasActiveDrag: Bool { core.dragging?.hasActiveDrag ?? false }
  /// Whether a drag session is over the collection view.
  open var hasActiveDrop: Bool { core.dragging?.hasActiveDrop ?? false }

  /// The speed with which items make room for a dragged item; `immediate` by default.
  ///
  /// If the item is dropped earlier, its destination is still the position of the finger.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Creates a collection view. The layout may belong to one collection view only.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    core.severalSelection = MultipleSelection(self)
  }

  /// Creates a collection view of a subclass whose `init(frame:collectionViewLayout:)` supplies a
  /// layout. Reports an error of the screen if it supplies none, where UIKit raises an exception.
  public override convenience init(frame: CGRect) {
    let absent = UICollectionViewLayout()
    self.init(frame: frame, collectionViewLayout: absent)
    if collectionViewLayout === absent { RuntimeProblems.raise(.missingCollectionLayout) }
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
    core.severalSelection = MultipleSelection(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard !core.isQuerying, !bounds.isEmpty, bounds.isPlaceable else { return }
    collectionViewLayout.environmentMayHaveChanged()
    UIView.performWithoutAnimation { tileUntilSettled() }
    core.index.place(in: self)
    swiper?.restoreOffset()
    guard core.needs.remove(.endOfBoundsChange) != nil else { return }
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }

  /// Loads counts and cells again at the next layout or the next query about items. The selection
  /// is cleared.
  open func reloadData() {
    forgetItems()
    invalidateLayoutForReload()
    // A subclass of the layout may override the method without calling `super`.
    core.needs.insert(.counts)
    layoutInvalidated()
  }

  // MARK: Updates

  /// Groups the updates made in a closure into one animated batch; nil is an empty batch.
  /// `completion` is called when the animation has finished.
  ///
  /// Deletions, reloads and origins of moves are named by index paths before the batch. Insertions
  /// and destinations are named by those after it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  /// Inserts items. The index paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.inserted[path] = .automatic } }
  }

  /// Deletes items. The index paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.deleted[path] = .automatic } }
  }

  /// Reloads items: the data source supplies their cells again. The index paths are those before
  /// the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.reloaded[path] = .automatic } }
  }

  /// Moves an item from an index path before the batch to one after the batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Inserts sections. The indices are those after the batch.
  open func insertSections(_ sections: IndexSet) {
    update { for section in sections { $0.insertedSections[section] = .automatic } }
  }

  /// Deletes sections. The indices are those before the batch.
  open func deleteSections(_ sections: IndexSet) {
    update { for section in sections { $0.deletedSections[section] = .automatic } }
  }

  /// Reloads sections with all their elements. The indices are those before the batch.
  open func reloadSections(_ sections: IndexSet) {
    update { for section in sections { $0.reloadedSections[section] = .automatic } }
  }

  /// Moves a section from an index before the batch to one after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
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
  /// The layout sees the old bounds when it is asked, and the new ones when it is invalidated. A
  /// layout that has never been prepared is not asked, because it has nothing to invalidate and its
  /// caches are empty.
  override func changeBounds(to newBounds: CGRect, by change: () -> Void) {
    if core.stage > .new, newBounds.size != bounds.size, AnimationBlock.current != nil {
      core.needs.insert(.endOfBoundsChange)
      collectionViewLayout.prepare(forAnimatedBoundsChange: bounds)
    }
    guard newBounds != bounds, newBounds.isPlaceable, collectionViewLayout.hasPrepared,
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
    swipeMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
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
    let key = ElementKey(item: indexPath)
    let frame = frame(forNew: key)
    if let cell = cellPool.dequeue(identifier, frame: frame) { return placed(cell, as: key) }
    environment.problems.report(ListProblem.unregisteredIdentifier(identifier))
    return UICollectionViewCell.make(reusedAs: identifier, frame: frame)
  }

  /// Returns the cell of an item; nil if the item is not on the screen.
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key == ElementKey(item: path) }?.view
      as? UICollectionViewCell
  }

  /// Selects an item without calling the delegate, and scrolls to it unless the position is empty.
  ///
  /// Other items are deselected unless `allowsMultipleSelection` is true. Nil deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let path = select(indexPath, animated: animated) else { return }
    if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Touches

  /// Highlights the item under the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchesBegan(touches)
  }

  /// Selects the highlighted item. In multiple selection a selected item is deselected instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlighted()
  }

  /// Removes the highlight, because the touch scrolls or became another gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ElementKey(supplementaryView: kind, at: indexPath)
    let frame = frame(forNew: key)
    let view = supplementaryPools[kind, default: ReusePool()].dequeue(identifier, frame: frame)
    if let view { return placed(view, as: key) }
    environment.problems.report(ListProblem.unregisteredIdentifier(identifier))
    return UICollectionReusableView.make(reusedAs: identifier, frame: frame)
  }

  /// Replaces the layout; if `animated` is true, visible elements move to their new positions.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, nil)
  }

  /// Replaces the layout and calls `completion` after the animation, or immediately without one.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion) }
}
