public import Foundation

/// Rows below one another, in sections.
///
/// Rows are as high as the table or its delegate says, or, where these say `automaticDimension`, as
/// their own content: such a row is measured when it is first seen and has an estimate until then.
///
/// Cells exist for what is visible: a row that comes into sight asks the data source, one that leaves
/// gives its cell back. Between two such rows scrolling costs a search and nothing else, however many
/// rows there are.
///
/// `delegate` is the scroll view's own: Swift cannot narrow an inherited property's type as
/// Objective-C does. What is assigned there and is a `UITableViewDelegate` is the table's delegate.
///
/// A table asks its data source at its first layout, or when first asked about rows; after that
/// `reloadData` asks at once. Rows come and go with `reloadData` only.
open class UITableView: UIScrollView {
  /// How sections are told apart; raw values as UIKit's.
  public enum Style: Int, Sendable {
    /// Headers and footers stay in sight while their rows are.
    case plain
    /// Rows in blocks on grey, headers and footers scroll along.
    case grouped
    /// The same with room beside the blocks and rounded corners.
    case insetGrouped
  }

  /// Whether lines stand between rows; raw values as UIKit's. The etched line looks like the other one
  /// since iOS 7.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// Where `scrollToRow` puts the row.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// As a height of rows, headers and footers: what their content needs.
  public static let automaticDimension: CGFloat = -1
  /// What the defaults of the delegate's height methods return.
  static let notImplemented = -CGFloat.greatestFiniteMagnitude
  /// A standard cell's height.
  static let standardRowHeight: CGFloat = 44
  /// A header or footer with a title, in tables of style plain.
  static let standardHeaderHeight: CGFloat = 28

  /// The style it was made with.
  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardRows() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      discardRows()
      guard tableDelegate != nil else { return }
      menus = menus ?? ListMenus(self)
      editMenus = editMenus ?? ListEditMenus(self)
    }
  }
  private var menus: ListMenus?
  /// After the menus above, which come first.
  private var editMenus: ListEditMenus?
  /// Opens the menus of rows; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Of all rows whose height the delegate does not give, in points. Default `automaticDimension`:
  /// the constraints in a cell's content view say how high it is at the table's width, or its
  /// `sizeThatFits` where there are none.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { discardRows() } } }
  /// The height of rows that were never seen, in points. With one, heights that the delegate gives are
  /// asked for when rows come into sight, else all at once. `automaticDimension`, the default: 44; 0:
  /// rows do not say their own heights, automatic ones are 44.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { discardRows() } }
  }
  /// The height of headers in sections that were never seen, in points. `automaticDimension`, the
  /// default, and 0: headers are not estimated, but all asked for at once.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { discardRows() } }
  }
  /// The same for footers.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { discardRows() } }
  }
  /// Points above each section's header, in plain tables. `automaticDimension`, the default, is none, as
  /// in iOS before 15.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { discardRows() } }
  }
  /// Of all headers whose height the delegate does not give. `automaticDimension`, the default: views
  /// are as high as their constraints say, or as they are without any; titles have the style's height,
  /// 28 points in plain tables.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { discardRows() } }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { discardRows() } }
  }

  open var separatorStyle = SeparatorStyle.singleLine { didSet { separatorsChanged() } }
  /// Only left and right matter. The left default is what Interface Builder wrote until iOS 10 on
  /// screens narrower than 414 points; since iOS 11 it is 16.
  open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0)
  {
    didSet { separatorsChanged() }
  }
  /// Nil is the default, (200, 199, 204): that of iOS 7 to 12.
  open var separatorColor: UIColor? {
    didSet {
      separatorsChanged()
      mark(.separatorColor, \UITableView.separatorColor)
    }
  }

  /// A material for the separators.
  ///
  /// - Note: Partly: kept; the separators are drawn in `separatorColor` all the same.
  open var separatorEffect: UIVisualEffect?

  /// Scrolls above the first row. It is placed, as wide as the table and as high as it is, when it is
  /// assigned, by a reload and when the table's width changes; in between its frame moves no row.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The same below the last row.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// Lies behind the rows, as large as the visible part, and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Rows show what may be done to them: their controls at the leading side.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Whether a finger can select rows while they are edited. Default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows are selected by fingers while they are edited. Default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Hears of rows that are about to come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the data source is asked ahead. Default true.
  open var isPrefetchingEnabled = true
  final var prefetching = PrefetchWindow()
  /// The letters at the trailing edge; nil is the tint colour.
  open var sectionIndexColor: UIColor?
  /// Behind them; nil is none.
  open var sectionIndexBackgroundColor: UIColor?
  /// Behind them while a finger is on them; nil is `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// How many rows there are at least where the letters are shown. Default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }
  /// Against what `separatorInset` counts. Default: the cells' edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsChanged() }
  }
  /// Whether margins of wide cells leave only what is read well.
  ///
  /// - Note: Partly: kept; contents are as wide as their cells.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents stay clear of the device's edges.
  ///
  /// - Note: Partly: kept; contents are as wide as their cells.
  open var insetsContentViewsToSafeArea = true
  /// Whether the row that had the keyboard's focus gets it back.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows are selected by the keyboard's focus.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var selectionFollowsFocus = false
  /// Whether rows can have the keyboard's focus.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var allowsFocus = true
  /// Set by the delegate's default of `indentationLevelForRowAt`: cells keep the level they have.
  final var usesDefaultIndentation = false
  final var indexTitles: [String] = []
  final var sectionIndex: SectionIndexView?
  /// The row that a finger drags.
  final var rowMove: RowMove?
  /// The row that was dragged, on its way from another part of the table.
  final var landing: (path: IndexPath, cell: UITableViewCell)?
  final private(set) lazy var swiper = RowSwiper(self)
  private final var severalSelection: MultipleSelection?
  /// Set by the delegate's default of `shouldBeginMultipleSelectionInteractionAt`: nobody says whether.
  final var usesDefaultMultipleSelection = false
  /// Set by the data source's default of `moveRowAt`: nobody moves rows.
  final var usesDefaultMoving = false
  /// Set by the data source's default of `canEditRowAt`: nobody says which rows may be edited.
  final var usesDefaultEditing = false

  /// Asks for the letters at the trailing edge anew.
  open func reloadSectionIndexTitles() {
    refreshSectionIndex()
    setNeedsLayout()
  }

  /// Shows or hides the controls of all rows on the screen.
  open func setEditing(_ editing: Bool, animated: Bool) {
    // A row with its buttons counts as edited.
    if !editing || editing != self.editing { swiper.close(animated: animated) }
    guard editing != self.editing else { return }
    self.editing = editing
    for (index, cell) in shownCells.enumerated() {
      takeEditing(
        of: cell, at: knownGeometry.indexPath(ofRow: shownRows.lowerBound + index),
        animated: animated)
    }
  }

  /// A swipe over the rows begins where they may be swiped only.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === swiper.pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swiper.mayBegin()
  }

  /// Says which rows are dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { installDragging() } }
  }
  /// Takes what is dragged over the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil { installDragging() } }
  }
  /// Whether a finger that stays on a row drags it. Default: on pads.
  open var dragInteractionEnabled: Bool {
    get { ownDragsRows ?? (traitCollection.userInterfaceIdiom == .pad) }
    set {
      ownDragsRows = newValue
      dragging?.dragInteraction.isEnabled = newValue
    }
  }
  private final var ownDragsRows: Bool?
  final var dragging: ListDragging?
  final var dropProposal: UITableViewDropProposal?
  /// The row into which something would be dropped.
  final var dropTarget: IndexPath?
  /// Whether rows of this table are being dragged.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  private func installDragging() {
    let dragging = dragging ?? ListDragging(self)
    self.dragging = dragging
    dragging.install()
    if let ownDragsRows { dragging.dragInteraction.isEnabled = ownDragsRows }
  }

  /// When cells on the screen are asked for their sizes again; raw values as UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// When a cell's `invalidateIntrinsicContentSize()` is called.
    case enabled
    /// Also when its constraints change.
    ///
    /// - Note: Partly: as `enabled`.
    case enabledIncludingConstraints
  }

  /// When cells on the screen are asked for their sizes again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  final var awaitsSizes = false
  /// Whether a finger can select rows; code can always.
  open var allowsSelection = true
  /// Whether a finger selects rows beside those that are selected, and deselects them.
  open var allowsMultipleSelection = false
  var selectedPaths: Set<IndexPath> = []
  /// What the batch under way announced so far, and how many batches lie in one another.
  var updates = ListUpdates()
  var updateDepth = 0
  /// The row a finger is on.
  var highlightedPath: IndexPath?

  /// The rows that a storyboard gave the table.
  final var staticRows: StaticRows?
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()

  /// As the data source last told; stale after a change until it is asked again.
  var knownGeometry = TableGeometry()
  var isStale = true
  /// Header and footer views made to know their heights, until they come into sight.
  var askedViews: [SectionView.Place: UIView] = [:]
  /// The data source or the delegate is being asked, or rows are being placed.
  var isBusy = false
  var hasLaidOut = false
  /// How many rows were asked for their own height, for tests.
  package internal(set) var rowsMeasured = 0

  /// Where the first section begins: below the table's header.
  var rowsOrigin: CGFloat = 0
  /// The rows on the screen by number, and their cells in the same order.
  var shownRows = 0..<0
  var shownCells: [UITableViewCell] = []
  var shownSectionViews: [SectionView] = []
  /// Delegates may make heights depend on it: another width is a reload.
  private var laidOutWidth: CGFloat = 0
  /// Where the first cell stood among the subviews when the last one left.
  var cellFloor = 0

  /// Bouncing vertically however short its content is; white, or the grey of grouped tables.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// From a nib or a storyboard, with its prototypes or its static rows.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
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
    attach(swiper.pan)
    severalSelection = MultipleSelection(self)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    forgetMarks()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isBusy, bounds.width > 0, bounds.isPlaceable else { return }
    hasLaidOut = true
    if bounds.width != laidOutWidth { isStale = true }
    laidOutWidth = bounds.width
    UIView.performWithoutAnimation {
      refresh()
      tile()
      backgroundView?.frame = bounds
      placeSectionIndex()
    }
  }

  /// Asks for counts and heights anew, at once; cells come with the next layout. Before the first
  /// layout nothing is asked yet.
  open func reloadData() {
    discardRows()
    if let moved = rowMove?.cell { lower(moved) }
    forgetMove()
    swiper.close(animated: false)
    prefetching.forget()
    selectedPaths = []
    highlightedPath = nil
    if hasLaidOut { refresh() }
  }

  // MARK: Cells

  /// The class to make cells of; nil takes the registration back.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    report(cellPool.register(cellClass, as: identifier))
  }

  /// The nib whose first view is a cell of the identifier; nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(as: identifier, make: nib.map { $0.maker(as: identifier) })
  }

  /// The nib whose first view is a header or footer of the identifier; nil takes the registration back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(as: identifier, make: nib.map { $0.maker(as: identifier) })
  }

  open func register(
    _ viewClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    report(headerPool.register(viewClass, as: identifier))
  }

  /// A cell that has left the screen, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier)
  }

  /// The same; a plain cell, and a problem reported, if no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let size = CGSize(width: cellWidth, height: Self.standardRowHeight)
    if let cell = cellPool.dequeue(identifier, frame: CGRect(origin: .zero, size: size)) {
      return cell
    }
    environment.problems.report(.unregisteredIdentifier(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerPool.dequeue(identifier)
  }

  // MARK: Touches

  /// Highlights the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // A finger beside the buttons of a row puts the row back, and selects nothing.
    guard swiper.swipe == nil else { return swiper.close(animated: true) }
    let first = touches.min { $0.startTime < $1.startTime }
    if let touch = first { highlightRow(under: touch.location(in: self)) }
  }

  /// Selects the highlighted row, or deselects it where several may be selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlightedRow()
  }

  /// The highlighted row no longer is: the finger scrolls, or means something else.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlightRow()
  }

  // MARK: Selection

  /// Shows the row as selected, beside others only where several may be, and scrolls to it unless the
  /// position is `none`. Nil deselects all. The delegate is not told: it hears of what fingers do.
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if path == nil || !allowsMultipleSelection {
      for selected in selectedPaths.sorted() { deselectRow(at: selected, animated: animated) }
    }
    guard let path, currentGeometry().number(of: path) != nil else { return }
    selectedPaths.insert(path)
    tellSelection()
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  /// Shows the row as not selected; the delegate is not told.
  open func deselectRow(at path: IndexPath, animated: Bool) {
    guard selectedPaths.remove(path) != nil else { return }
    tellSelection()
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
