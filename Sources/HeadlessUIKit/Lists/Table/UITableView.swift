public import Foundation

/// A scroll view that shows rows in one column, grouped in sections.
///
/// The height of a row is set by the table or its delegate. With `automaticDimension` the row's
/// content determines it: the row has an estimated height until it is first visible, and is then
/// measured.
///
/// Cells exist only for visible rows. A row that becomes visible asks the data source for a cell,
/// and a row that leaves the screen returns its cell for reuse. While no row appears or disappears,
/// scrolling costs one search, however many rows the table has.
///
/// `delegate` is inherited from the scroll view: Swift cannot narrow the type of an inherited
/// property as Objective-C does. If the assigned object is a `UITableViewDelegate`, it is the
/// table's delegate.
///
/// A table asks its data source at its first layout, or when code first asks about rows. After
/// that, `reloadData` asks at once. Batches of updates (`performBatchUpdates`, `insertRows` and
/// similar methods) ask again and animate the difference.
open class UITableView: UIScrollView {
  /// The value for heights of rows, headers and footers that are determined by their content.
  public static let automaticDimension: CGFloat = -1
  /// The value that the default implementations of the delegate's height methods return.
  static let notImplemented = -CGFloat.greatestFiniteMagnitude
  /// The height of a standard cell, in points.
  static let standardRowHeight: CGFloat = 44
  /// The height of a header or footer with a title in a plain table, in points.
  static let standardHeaderHeight: CGFloat = 28

  final let core = ListCore()
  /// The style with which the table was created.
  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardRows() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      discardRows()
      guard tableDelegate != nil else { return }
      core.installMenus(on: self)
    }
  }
  /// The interaction that opens the context menus of rows; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { core.menus?.interaction }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The height of rows for which the delegate gives none, in points; `automaticDimension` by
  /// default.
  ///
  /// With `automaticDimension` the constraints in a cell's content view give the height at the
  /// table's width. Without constraints, `sizeThatFits` gives it.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { discardRows() } } }
  /// The estimated height of rows that have never been visible, in points; `automaticDimension` by
  /// default.
  ///
  /// With a positive value, heights that the delegate gives are requested when rows become visible.
  /// Otherwise they are requested for all rows at once, unless row 0 is self-sizing.
  /// `automaticDimension` estimates 44 points for self-sizing rows. With 0 rows are not
  /// self-sizing: automatic heights are 44 points.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { discardRows() } }
  }
  /// The estimated height of headers that have never been visible, in points.
  ///
  /// With `automaticDimension`, the default, and with 0 no height is estimated: all headers are
  /// measured at once.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { discardRows() } }
  }
  /// The estimated height of footers that have never been visible, in points.
  ///
  /// With `automaticDimension`, the default, and with 0 no height is estimated: all footers are
  /// measured at once.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { discardRows() } }
  }
  /// The space above each section header in plain tables, in points.
  ///
  /// The default, `automaticDimension`, adds 22 points, as since iOS 15. Sections without a header,
  /// and tables in other styles, have no such space.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { discardRows() } }
  }
  /// The height of headers for which the delegate gives none, in points; `automaticDimension` by
  /// default.
  ///
  /// With `automaticDimension` a view is as high as its constraints require; without constraints it
  /// keeps its height. Titles have the standard height of the table's style, 28 points in plain
  /// tables.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { discardRows() } }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { discardRows() } }
  }

  open var separatorStyle = SeparatorStyle.singleLine { didSet { separatorsChanged() } }
  /// The insets of separators, measured from `separatorInsetReference`; only left and right are
  /// used.
  ///
  /// By default separators begin at the text of the standard cells, 16 points from the left edge,
  /// or 20 in windows at least 414 points wide unless both size classes are compact. A value that
  /// is set applies in all windows.
  open var separatorInset: UIEdgeInsets {
    get {
      let left = separatorInsetReference == .fromCellEdges ? systemSideMargin : 0
      return ownSeparatorInset ?? UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      separatorsChanged()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// The colour of separators; nil by default. With nil it is (198, 198, 200) in light mode.
  open var separatorColor: UIColor? {
    didSet {
      separatorsChanged()
      mark(.separatorColor, \UITableView.separatorColor)
    }
  }

  /// The visual effect applied to separators.
  ///
  /// - Note: Partly: stored, but without effect; separators are always drawn in `separatorColor`.
  open var separatorEffect: UIVisualEffect?

  /// The view above the first row, which scrolls with the content.
  ///
  /// It is placed at its own height and the table's width when it is assigned, at a reload and when
  /// the table's width changes. Changing its frame at other times does not move the rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below the last row, which is placed like `tableHeaderView`.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// The view behind the rows, as large as the visible part; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the table is in editing mode, in which rows show their editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Whether rows can be selected by touch in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected by touch in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// The object that prepares the data of rows before they become visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the prefetching data source is called; true by default.
  open var isPrefetchingEnabled = true
  /// The text colour of the section index; nil uses the tint colour.
  open var sectionIndexColor: UIColor?
  /// The background colour of the section index; nil for none.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background colour of the section index while it is touched; nil uses
  /// `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The minimum number of rows for which the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }
  /// The reference from which `separatorInset` is measured; the cells' edges by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsChanged() }
  }
  /// Whether the margins of wide cells limit their content to a readable width.
  ///
  /// - Note: Partly: stored, but without effect; content is as wide as its cell.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cell content keeps clear of the safe area's edges.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { sideInsetsChanged() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sideInsetsChanged()
  }

  /// Lays out the rows after the insets of their content changed.
  private func sideInsetsChanged() {
    for view in subviews where view is UITableViewCell || view is UITableViewHeaderFooterView {
      view.setNeedsLayout()
    }
    guard style == .insetGrouped else { return }
    core.needs.insert(.counts)
    setNeedsLayout()
  }
  /// Whether focus returns to the row that had it last.
  ///
  /// - Note: Partly: stored, but without effect, because no row gets keyboard focus.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row is selected when it gets keyboard focus.
  ///
  /// - Note: Partly: stored, but without effect, because no row gets keyboard focus.
  open var selectionFollowsFocus = false
  /// Whether rows can get keyboard focus.
  ///
  /// - Note: Partly: stored, but without effect, because no row gets keyboard focus.
  open var allowsFocus = true
  /// The interactive move in progress; nil without one.
  final var rowMove: RowMove?
  /// The cell that a finished move brings from another part of the table, with its old index path.
  final var landing: (path: IndexPath, cell: UITableViewCell)?

  /// Loads the titles of the section index again.
  open func reloadSectionIndexTitles() {
    refreshSectionIndex()
    setNeedsLayout()
  }

  /// Turns editing mode on or off for all rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    // A row that is swiped aside counts as being edited.
    if !editing || editing != self.editing { swiper?.close(animated: animated) }
    guard editing != self.editing else { return }
    changing(.isEditing) { self.editing = editing }
    for (number, cell) in shownRows.all {
      applyEditing(of: cell, at: knownGeometry.indexPath(ofRow: number), animated: animated)
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .isEditing ? isEditing : super.value(of: property)
  }

  /// Lets the swipe gesture begin only over rows that have swipe actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    swipeMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The delegate that supplies the items of dragged rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { installDragging() } }
  }
  /// The delegate that handles drops on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil { installDragging() } }
  }
  /// Whether rows can be dragged with a long press; by default true on iPads only.
  open var dragInteractionEnabled: Bool {
    get { dragsRows }
    set { dragsRows = newValue }
  }
  /// Whether rows of this table are being dragged.
  open var hasActiveDrag: Bool { core.dragging?.hasActiveDrag ?? false }
  /// Whether a drag session is over the table.
  open var hasActiveDrop: Bool { core.dragging?.hasActiveDrop ?? false }

  /// The conditions under which visible cells are measured again; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether rows can be selected by touch; selection in code is always possible. True by default.
  open var allowsSelection = true
  /// Whether a touch can select several rows, and deselect a selected one; false by default.
  open var allowsMultipleSelection = false

  /// The static rows from a storyboard.
  final var staticRows: StaticRows?
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()

  /// The geometry from the last answers of the data source. It is out of date after a change, until
  /// the table asks again.
  var knownGeometry = TableGeometry()
  /// Header and footer views that were created to measure their heights, until they become visible.
  var measuredSectionViews: [SectionView.Place: UIView] = [:]
  /// The number of rows that were measured; used by tests.
  package internal(set) var rowsMeasured = 0

  /// The y-coordinate of the first section, below the table's header view.
  var rowsOrigin: CGFloat = 0
  var shownRows = ShownRows()
  var shownSectionViews: [SectionView] = []
  /// The width and the side margin of the last layout. Others load the data again, because heights
  /// may depend on them.
  private var laidOutSides: (width: CGFloat, margin: CGFloat) = (0, 0)
  /// The subview index of the first cell when the last cell left.
  var cellFloor = 0

  /// Creates an empty table that bounces vertically even if its content is short. The background is
  /// white, or the grey of grouped tables.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a nib or storyboard, with its prototype cells or static rows.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    style = nib.tableStyle
    super.init(coder: coder)
  }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    let swiper = RowSwiper(self)
    attach(swiper.pan)
    core.swiper = swiper
    core.severalSelection = MultipleSelection(self)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    forgetMarks()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !core.isQuerying, bounds.width > 0, bounds.isPlaceable else { return }
    core.advance(to: .shown)
    let sides = (width: bounds.width, margin: systemSideMargin)
    if sides != laidOutSides { core.needs.insert(.counts) }
    laidOutSides = sides
    UIView.performWithoutAnimation {
      refresh()
      tile()
      backgroundView?.frame = bounds
      placeSectionIndex()
    }
  }

  /// Loads counts and heights again, and clears the selection. Cells are created at the next
  /// layout.
  ///
  /// Before the first layout nothing is loaded.
  open func reloadData() {
    discardRows()
    if let moved = rowMove?.cell { lower(moved) }
    cancelMove()
    swiper?.close(animated: false)
    core.prefetching.reset()
    core.selection = ListSelection()
    if core.stage == .shown { refresh() }
  }

  // MARK: Cells

  /// Registers the class of cells for a reuse identifier; nil removes the registration.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    report(cellPool.register(cellClass, as: identifier))
  }

  /// Registers a nib whose first view is a cell for a reuse identifier; nil removes the
  /// registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(as: identifier, make: nib.map { $0.maker(as: identifier) })
  }

  /// Registers a nib whose first view is a header or footer for a reuse identifier; nil removes the
  /// registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(as: identifier, make: nib.map { $0.maker(as: identifier) })
  }

  open func register(
    _ viewClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    report(headerPool.register(viewClass, as: identifier))
  }

  /// Returns a cell from the reuse pool, or a new one; nil if the pool has none and nothing is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier)
  }

  /// Returns a cell from the reuse pool, or a new one. If nothing is registered, a problem is
  /// reported and a plain cell returned.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let size = CGSize(width: cellWidth, height: Self.standardRowHeight)
    if let cell = cellPool.dequeue(identifier, frame: CGRect(origin: .zero, size: size)) {
      return cell
    }
    environment.problems.report(ListProblem.unregisteredIdentifier(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerPool.dequeue(identifier)
  }

  // MARK: Touches

  /// Highlights the row under the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchesBegan(touches)
  }

  /// Selects the highlighted row. In multiple selection a selected row is deselected instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlighted()
  }

  /// Removes the highlight, because the touch scrolls or became another gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  // MARK: Selection

  /// Selects a row without calling the delegate, and scrolls to it unless the position is `none`.
  ///
  /// Other rows are deselected unless `allowsMultipleSelection` is true. Nil deselects all rows.
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path = select(path, animated: animated) else { return }
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at path: IndexPath, animated: Bool) {
    deselect(path, animated: animated)
  }

  // MARK: Updates

  /// Begins a batch of updates, which ends with `endUpdates`. Batches can be nested.
  open func beginUpdates() { beginBatch() }

  /// Ends a batch of updates and animates them. An empty batch loads heights again and animates the
  /// rows to their positions.
  open func endUpdates() { if core.batch.isOpen { endBatch(nil) } }

  /// Groups the updates made in a closure into one animated batch; nil is an empty batch.
  /// `completion` is called when the animation has finished.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  /// Inserts rows. The index paths are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.inserted[path] = animation } }
  }

  /// Deletes rows. The index paths are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deleted[path] = animation } }
  }

  /// Reloads rows: the data source supplies their cells again. The index paths are those before the
  /// batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloaded[path] = animation } }
  }

  /// Moves a row from an index path before the batch to one after the batch.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Inserts sections. The indices are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections. The indices are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Reloads sections with their headers, footers and rows. The indices are those before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section from an index before the batch to one after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
}
