public import Foundation

/// A row of a table view: one of four standard styles, or custom content in `contentView`.
open class UITableViewCell: UIView {
  /// The style with which the cell was created.
  package let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  /// The view that contains the cell's content, without the accessory and the separator.
  open var contentView: UIView { configured.contentView }

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// A custom accessory view that replaces `accessoryType`, shown at its own size.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      accessoryChanged()
    }
  }

  /// The accessory type that replaces `accessoryType` in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// The accessory view that replaces `accessoryView` in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }
  /// Whether the cell is in editing mode and shows its editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// The editing control that the cell shows, as the table's delegate chose it.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the content moves aside for the editing control; true by default.
  open var shouldIndentWhileEditing = true
  /// Whether a reorder control appears at the trailing side in editing mode; false by default.
  open var showsReorderControl = false
  /// Whether the cell is swiped aside and shows its action buttons.
  open var showingDeleteConfirmation: Bool {
    (superview as? UITableView)?.swiper?.swipe?.cell === self
  }
  final var editingControl, reorderView: AccessoryControl?
  /// Whether a selection circle replaces the editing control, because editing mode selects several
  /// rows.
  final var showsSelectionCircle = false
  /// The width that the section index takes at the trailing edge, in points.
  final var indexRoom: CGFloat = 0 { didSet { if indexRoom != oldValue { setNeedsLayout() } } }
  /// Whether the data source allows the row to be moved.
  final var isMovable = false

  /// Turns editing mode on or off, optionally with an animation of the content.
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

  /// Called before the cell shows or hides its editing elements.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell has shown or hidden its editing elements.
  open func didTransition(to state: StateMask) {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoryChanged()
  }

  /// Called when a drag of the cell is lifted, moves away or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether subviews of the cell receive touches while the cell is dragged; false by default.
  open var userInteractionEnabledWhileDragging = false
  final var dragProgress = UICellConfigurationState.DragState.none
  /// Whether the drag in progress would be dropped into the cell.
  final var isDropTarget = false { didSet { setNeedsUpdateConfiguration() } }

  /// Returns the cell itself instead of a subview while the cell is dragged, unless
  /// `userInteractionEnabledWhileDragging` is true.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == nil || dragProgress == .none || userInteractionEnabledWhileDragging
      ? view : self
  }

  /// The appearance of the selected cell. `none` shows no selection; all other styles are grey, as
  /// since iOS 7.
  open var selectionStyle = SelectionStyle.default { didSet { selectionChanged() } }
  /// The view behind the content of a selected cell; nil, the default, shows plain grey.
  open var selectedBackgroundView: UIView? {
    willSet { shownSelection?.removeFromSuperview() }
    didSet { selectionChanged() }
  }
  /// The view that replaces `selectedBackgroundView` if the table allows several rows to be
  /// selected.
  open var multipleSelectionBackgroundView: UIView? {
    willSet { shownSelection?.removeFromSuperview() }
    didSet { selectionChanged() }
  }
  /// The level of the row in a hierarchy. Tables set it if their delegate implements
  /// `indentationLevelForRowAt`.
  ///
  /// - Note: Partly: indents the image and labels of the standard styles, but not custom content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The indentation for each level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// The appearance of the cell with keyboard focus.
  ///
  /// - Note: Partly: stored, but without effect, because no cell gets keyboard focus.
  open var focusStyle = FocusStyle.default
  /// The view behind the content and behind the selection background.
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

  /// The insets of the cell's separator; those of the table until a value is set.
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
  private var separatorLines = CellSeparatorLines()
  /// The separators that the table assigned to the cell.
  var separator: CellSeparator? { didSet { if separator != oldValue { setNeedsLayout() } } }

  /// Performs the segue that a storyboard connects to the selection of the cell.
  final var selectionSegue: (() -> Void)?
  var titleLabel, detailLabel: CellLabel?
  var pictureView: CellImageView?
  var accessoryImageView: AccessoryControl?

  /// Creates a cell, 320 points wide and of standard row height until the table places it.
  ///
  /// A cell without a reuse identifier is not reused.
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

  /// Creates a cell from a nib or storyboard, with the style and the reuse identifier given there.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
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
    separatorLines.install(in: layer)
    contentView.frame = bounds
    contentView.layout.isRowContent = true
    addSubview(contentView)
  }

  /// The label of the title; created when first accessed.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    titleLabel = add(CellLabel(titleOf: style))
    return titleLabel
  }

  /// The label of the detail, created when first accessed; nil in the style `default`.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    if style != .default { detailLabel = add(CellLabel(detailOf: style)) }
    return detailLabel
  }

  /// The image view, created when first accessed; it takes no space without an image.
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

  /// Called before a cell from the reuse pool is used again.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutStandardViews()
    configured.backgroundView?.frame = bounds
    shownSelection?.frame = bounds
    backgroundView?.frame = bounds
    separatorLines.layOut(separator, inset: shownSeparatorInset, in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func resolveColors() {
    super.resolveColors()
    setNeedsLayout()
  }

  // MARK: Self-sizing

  /// Returns the height that the constraints in `contentView` need at the target width, plus the
  /// separator.
  ///
  /// Without constraints the result of `sizeThatFits` is returned. Constraints that give no height
  /// are reported as a problem and ignored.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontal, vertical)
  }

  /// Returns the standard row height, plus the height by which the labels exceed one line each in
  /// the standard fonts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITableView.standardRowHeight + excessOfLabels)
  }

  // MARK: Configurations

  private(set) lazy var configured = ConfiguredContent(self)

  /// The content configuration, whose view replaces `contentView`; nil shows an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.configuration = newValue }
  }

  /// The background configuration, shown behind everything else; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Whether the content configuration is updated when the cell's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// Whether the background configuration is updated when the cell's state changes; true by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// A closure called after `updateConfiguration(using:)`, before the cell is laid out.
  ///
  /// It is called before the cell is first shown, and whenever its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the cell. An override calls `super` and adds custom states.
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

  /// Asks the table to measure the cell again, if its `selfSizingInvalidation` allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.sizesInvalidated()
  }

  /// Marks the configurations as out of date. They are updated before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }

  /// Updates the configurations for a state. An override calls `super` and sets configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    adaptConfigurations(to: state)
  }

  /// Marks the configurations as out of date, because they depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns an empty content configuration in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = style.emptyContent
    content.directionalLayoutMargins.leading = systemSideMargin
    content.directionalLayoutMargins.trailing = systemSideMargin
    return content
  }

  /// Returns the background configuration of a row in a plain table.
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

  override var isReusedByList: Bool { true }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsUpdateConfiguration() }
    self.selected = selected
    if showsSelectionCircle { showSelectionCircle() }
    selectionChanged()
  }

  override func markForSpringLoading(_ isMarked: Bool) {
    setHighlighted(isMarked, animated: false)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
    self.highlighted = highlighted
    selectionChanged()
  }

  private func selectionChanged() {
    // A background configuration shows the selection itself.
    let isShown =
      (selected || highlighted) && selectionStyle != .none && configured.background == nil
    if !isShown {
      shownSelection?.removeFromSuperview()
      shownSelection = nil
    } else if shownSelection == nil {
      let view = makeSelectionView()
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.frame = bounds
      shownSelection = view
    }
  }

  // MARK: Edit menus

  final weak var editMenus: ListEditMenus?

  /// Whether the cell can become first responder: also true while the table shows its edit menu.
  open override var canBecomeFirstResponder: Bool {
    editMenus != nil || super.canBecomeFirstResponder
  }

  /// Whether the cell can perform an action. While the table shows its edit menu, its delegate
  /// decides.
  ///
  /// Apart from cut, copy and paste, the menu offers only actions that the cell's class implements.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editMenus?.allows(action, of: self, sender: sender)
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Forwards the action to the table's delegate, as `copy` and `paste` do.
  open override func cut(_ sender: Any?) { editInList(.cut, sender) }

  open override func copy(_ sender: Any?) { editInList(.copy, sender) }

  open override func paste(_ sender: Any?) { editInList(.paste, sender) }
}
