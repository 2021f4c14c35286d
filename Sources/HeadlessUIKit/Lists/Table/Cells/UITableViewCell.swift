public import Foundation

/// A table's row: one of four standard looks, or what a subclass puts into `contentView`.
open class UITableViewCell: UIView {
  /// The standard looks; raw values as UIKit's.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title on the left, a grey detail on the right.
    case value1
    /// A short blue title that ends where the detail begins.
    case value2
    /// A title with a smaller detail below.
    case subtitle
  }

  /// How a selected cell looks; raw values as UIKit's.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The standard drawing at the trailing edge; raw values as UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A grey arrowhead.
    case disclosureIndicator = 1
    /// An i in a circle, and a grey arrowhead.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// The look it was made with.
  package let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  /// The cell without its accessory and its separator.
  open private(set) var contentView = UIView()

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// Shown in place of `accessoryType`, in its own size.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      accessoryChanged()
    }
  }

  /// In place of `accessoryType` while the row is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// In place of `accessoryView` while the row is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }
  /// The row shows what may be done to it.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// What the row's control does, as the table's delegate says.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the content makes room for the control. Default true.
  open var shouldIndentWhileEditing = true
  /// Whether three lines at the trailing side show that the row may be moved, while it is edited.
  open var showsReorderControl = false
  /// The button that deletes is shown.
  open var showingDeleteConfirmation: Bool {
    (superview as? UITableView)?.swiper.swipe?.cell === self
  }
  final var editingControl, reorderView: AccessoryControl?
  /// Rows are edited to select several of them: a circle stands for the control.
  final var showsSelectionCircle = false
  /// What the table's letters take at the trailing edge, in points.
  final var indexRoom: CGFloat = 0 { didSet { if indexRoom != oldValue { setNeedsLayout() } } }
  /// The data source lets the row be moved.
  final var isMovable = false

  /// Shows or hides the control; animated, the content is seen to move.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    editingChanged()
    guard animated, superview != nil else { return didTransition(to: state) }
    UIView.animate(
      withDuration: 0.25, animations: { self.layoutIfNeeded() },
      completion: { _ in self.didTransition(to: state) })
  }

  /// The cell is about to show or hide what is for editing.
  open func willTransition(to state: StateMask) {}

  /// It does so now.
  open func didTransition(to state: StateMask) {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoryChanged()
  }

  /// How far a drag of the cell is; raw values as UIKit's.
  public enum DragState: Int, Sendable {
    case none
    /// A finger has lifted it.
    case lifting
    /// It goes along with the finger.
    case dragging
  }

  /// A drag of the cell begins, goes or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether what is in the cell can be touched while the cell is dragged. Default false.
  open var userInteractionEnabledWhileDragging = false
  final var dragProgress = UICellConfigurationState.DragState.none
  /// Something would be dropped into the cell.
  final var isDropTarget = false { didSet { setNeedsUpdateConfiguration() } }

  /// A cell that is dragged keeps fingers from what is in it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == nil || dragProgress == .none || userInteractionEnabledWhileDragging
      ? view : self
  }

  /// `none` shows selection nowhere; all others are grey, as since iOS 7.
  open var selectionStyle = SelectionStyle.default { didSet { selectionChanged() } }
  /// Lies under the content while the cell is selected; nil is plain grey.
  open var selectedBackgroundView: UIView? {
    willSet { shownSelection?.removeFromSuperview() }
    didSet { selectionChanged() }
  }
  /// Lies under the content of a selected cell in place of `selectedBackgroundView`, where its table lets
  /// fingers select several rows.
  open var multipleSelectionBackgroundView: UIView? {
    willSet { shownSelection?.removeFromSuperview() }
    didSet { selectionChanged() }
  }
  /// How deep the row lies in others; tables set it where their delegate says so.
  ///
  /// - Note: Partly: moves image and labels of the standard looks; own content stays where it is.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// A level's, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// How a cell with the keyboard's focus looks; raw values as UIKit's.
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  /// How the cell looks with the keyboard's focus.
  ///
  /// - Note: Partly: kept; nothing has the focus here.
  open var focusStyle = FocusStyle.default
  /// Lies under the content, and under what shows selection.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private var selected = false
  private var highlighted = false
  private weak var shownSelection: UIView?

  /// This cell's own; until it is set, the table's.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: separator?.left ?? 0, bottom: 0, right: separator?.right ?? 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  private var hasTopLine = false
  let separatorLayer = CALayer.still()
  /// Over the first row of a group.
  private lazy var topLineLayer: CALayer = {
    let line = CALayer.still()
    layer.addSublayer(line)
    return line
  }()
  /// What the table wants at the edges.
  var separator: CellSeparator? { didSet { if separator != oldValue { setNeedsLayout() } } }

  /// Performs what a storyboard says a tap on the cell does.
  final var selectionSegue: (() -> Void)?
  var titleLabel, detailLabel: CellLabel?
  var pictureView: CellImageView?
  var accessoryImageView: AccessoryControl?

  /// 320 points wide and of the standard row's height until the table places it. Without an
  /// identifier a cell is not kept for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// From a nib or a storyboard, in the style and with the identifier it names.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    style = nib.cellStyle
    reuseIdentifier = nib.reuseIdentifier
    super.init(coder: coder)
  }

  override func prepareForNib() {
    super.prepareForNib()
    frame = CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    forgetMarks()
    layer.addSublayer(separatorLayer)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Made when first asked for, as are the other two.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    titleLabel = add(CellLabel(titleOf: style))
    return titleLabel
  }

  /// Nil in the style `default`.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    if style != .default { detailLabel = add(CellLabel(detailOf: style)) }
    return detailLabel
  }

  /// Takes no room without an image.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    pictureView = add(CellImageView(frame: .zero))
    return pictureView
  }

  private func add<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Called before a cell that has left the screen is handed out again.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutStandardViews()
    configured.backgroundView?.frame = bounds
    shownSelection?.frame = bounds
    backgroundView?.frame = bounds
    layOutSeparators()
  }

  override func resolveColors() {
    super.resolveColors()
    setNeedsLayout()
  }

  private func layOutSeparators() {
    let hairline = 1 / environment.screen.scale
    let reach = separator?.bottom ?? .none
    let inset = reach == .inset ? separatorInset : .zero
    separatorLayer.isHidden = reach == .none
    separatorLayer.backgroundColor = separator?.color.cgColor(in: traitCollection)
    separatorLayer.frame = CGRect(
      x: inset.left, y: bounds.height - hairline,
      width: max(0, bounds.width - inset.left - inset.right), height: hairline)
    let wasOverFirstRow = hasTopLine
    hasTopLine = separator?.hasTopLine == true
    guard hasTopLine || wasOverFirstRow else { return }
    topLineLayer.isHidden = !hasTopLine
    topLineLayer.backgroundColor = separator?.color.cgColor(in: traitCollection)
    topLineLayer.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
  }

  // MARK: Size of its own

  /// The height that the constraints in `contentView` need at the target's width, and a line below it;
  /// without any what `sizeThatFits` says. Constraints that leave no height count as none, and are
  /// reported.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // Constraints and labels that wrap see the width they will have.
    if horizontal == .required, bounds.width != targetSize.width {
      bounds.size.width = targetSize.width
    }
    updateConfigurationIfNeeded()
    layOutStandardViews()
    let contentTarget = CGSize(
      width: targetSize.width - (bounds.width - contentView.bounds.width),
      height: targetSize.height)
    if configured.configuration != nil {
      let size = contentView.systemLayoutSizeFitting(
        contentTarget, withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      return CGSize(
        width: size.width + bounds.width - contentView.bounds.width,
        height: max(UITableView.standardRowHeight, size.height + separatorRoom))
    }
    if let size = constrainedSize(
      contentView: contentView, contentTarget, horizontal, vertical)
    {
      let beside = bounds.width - contentView.bounds.width
      if size.height > 0 {
        return CGSize(width: size.width + beside, height: size.height + separatorRoom)
      }
      environment.problems.report(.collapsedCell(StableName.view(self)))
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height)
  }

  /// As high as the standard row, or as much higher as the labels are than one line each of the
  /// standard font.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITableView.standardRowHeight + excessOfLabels)
  }

  /// Below the content view.
  var separatorRoom: CGFloat { separator == nil ? 0 : 1 / environment.screen.scale }

  // MARK: Configurations

  private(set) lazy var configured = ConfiguredContent(self)

  /// Called when the configurations are brought up to date, with the cell's state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The content as a value: its view takes the place of `contentView`. Nil is a view without content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      contentView = configured.take(newValue, shownBy: contentView)
      setNeedsLayout()
    }
  }

  /// The background as a value, under everything else; nil is none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Whether the content follows the cell's state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// Whether the background follows the cell's state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// Called after `updateConfiguration(using:)`, before the cell is laid out, whenever its state has
  /// changed, and before it is seen at first.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The cell's state now. An override calls super and adds states of its own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.cellDragState = dragProgress
    let isOverTable = (superview as? UITableView)?.hasActiveDrop == true
    state.cellDropState = isDropTarget ? .targeted : isOverTable ? .notTargeted : .none
    return state
  }

  /// Has the list ask for the cell's size again, as its `selfSizingInvalidation` allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.sizesInvalidated()
  }

  /// Has the configurations brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// What a state does to the configurations. An override sets them; call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if configured.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if configured.updatesBackground, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  final func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// The configurations follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// A content of the cell's own style, empty yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var content: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .value1, .value2: .valueCell()
      case .subtitle: .subtitleCell()
      }
    content.directionalLayoutMargins.leading = Self.margin
    content.directionalLayoutMargins.trailing = Self.margin
    return content
  }

  /// The background of a row in a plain table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Selection

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsUpdateConfiguration() }
    self.selected = selected
    if showsSelectionCircle { showSelectionCircle() }
    selectionChanged()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
    self.highlighted = highlighted
    selectionChanged()
  }

  private func selectionChanged() {
    // A background configuration shows it itself.
    let isShown =
      (selected || highlighted) && selectionStyle != .none && configured.background == nil
    if !isShown {
      shownSelection?.removeFromSuperview()
      shownSelection = nil
    } else if shownSelection == nil {
      let table = superview as? UITableView
      let several = table?.selectsSeveral == true ? multipleSelectionBackgroundView : nil
      let own = several ?? selectedBackgroundView
      let view = own ?? UIView()
      if own == nil {
        view.backgroundColor = Self.selectionColor
      }
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.frame = bounds
      shownSelection = view
    }
  }

  // MARK: Edit menus

  final weak var editMenus: ListEditMenus?

  /// Also while the table shows its edit menu.
  open override var canBecomeFirstResponder: Bool {
    editMenus != nil || super.canBecomeFirstResponder
  }

  /// While the table shows its edit menu, what the table's delegate says, of actions beside cut, copy and paste
  /// those that the cell's class has.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editMenus?.allows(action, of: self, sender: sender)
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Tells the table's delegate, as those of the two methods below.
  open override func cut(_ sender: Any?) { editInList(.cut, sender) }

  open override func copy(_ sender: Any?) { editInList(.copy, sender) }

  open override func paste(_ sender: Any?) { editInList(.paste, sender) }
}
