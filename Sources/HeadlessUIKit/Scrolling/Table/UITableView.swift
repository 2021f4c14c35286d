public import Foundation

/// Rows below one another, in sections; style plain.
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
  /// Only `plain` is drawn: section headers and footers stay in sight while their rows are.
  public enum Style: Int, Sendable { case plain }

  /// Whether lines stand between rows; raw values as UIKit's.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// Where `scrollToRow` puts the row.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// As a height: the standard one.
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
    didSet { if delegate !== oldValue { discardRows() } }
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Of all rows whose height the delegate does not give, in points. Default `automaticDimension`.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { discardRows() } } }
  /// No effect: heights are known before rows are shown.
  open var estimatedRowHeight = automaticDimension
  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension
  /// Of all headers whose height the delegate does not give. `automaticDimension`, the default, gives
  /// 28 points to those with a title and their own height to views.
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
  open var separatorColor: UIColor? { didSet { separatorsChanged() } }

  /// Scrolls above the first row. It is placed, as wide as the table and as high as it is, when it is
  /// assigned, by a reload and when the table's width changes; in between its frame moves no row.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The same below the last row.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  open var allowsSelection = true
  /// The row that `selectRow` chose.
  public internal(set) var indexPathForSelectedRow: IndexPath?

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

  /// White, and bouncing vertically however short its content is.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = .white
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isBusy, bounds.width > 0, bounds.isPlaceable else { return }
    hasLaidOut = true
    if bounds.width != laidOutWidth { isStale = true }
    laidOutWidth = bounds.width
    UIView.performWithoutAnimation {
      refresh()
      tile()
    }
  }

  /// Asks for counts and heights anew, at once; cells come with the next layout. Before the first
  /// layout nothing is asked yet.
  open func reloadData() {
    discardRows()
    indexPathForSelectedRow = nil
    if hasLaidOut { refresh() }
  }

  // MARK: Cells

  /// The class to make cells of; nil takes the registration back.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    report(cellPool.register(cellClass, as: identifier))
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
    if let cell = cellPool.dequeue(identifier) { return cell }
    environment.problems.report(.unregisteredIdentifier(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerPool.dequeue(identifier)
  }

  // MARK: Selection

  /// Shows the row as selected and scrolls to it unless the position is `none`. Nil selects nothing.
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let selected = indexPathForSelectedRow { deselectRow(at: selected, animated: animated) }
    guard let path, allowsSelection, currentGeometry().number(of: path) != nil else { return }
    indexPathForSelectedRow = path
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at path: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == path else { return }
    indexPathForSelectedRow = nil
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
