public import Foundation

/// A collection's item: a content view over an optional background.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, over `backgroundView`; what a subclass shows goes in here.
  open private(set) var contentView = UIView()
  /// Performs what a storyboard says a tap on the cell does.
  final var selectionSegue: (() -> Void)?
  private var selected = false
  private var highlighted = false

  /// Under the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// A `UICollectionViewCell` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  open var isSelected: Bool {
    get { selected }
    set {
      if newValue != selected { setNeedsUpdateConfiguration() }
      selected = newValue
      selectionChanged()
    }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set {
      if newValue != highlighted { setNeedsUpdateConfiguration() }
      highlighted = newValue
      selectionChanged()
    }
  }

  /// Over `backgroundView` while the cell is selected or highlighted; nil shows neither.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      selectionChanged()
    }
  }

  private func selectionChanged() {
    guard let view = selectedBackgroundView else { return }
    if !selected, !highlighted {
      view.removeFromSuperview()
    } else if view.superview == nil {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.frame = bounds
    }
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

  final var dragProgress = UICellConfigurationState.DragState.none
  /// Something would be dropped into the cell.
  final var isDropTarget = false { didSet { setNeedsUpdateConfiguration() } }

  /// Where the content lies in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The collection's `isEditing` has changed.
  func editingChanged() { setNeedsUpdateConfiguration() }

  /// How low a cell with a content configuration may be.
  var leastHeight: CGFloat { 0 }

  /// The size that the constraints in `contentView` give it; without any, what `sizeThatFits` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if configured.configuration != nil {
      let beside = targetSize.width - contentFrame(in: targetSize).width
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
        withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width + beside, height: max(leastHeight, size.height))
    }
    if let size = constrainedSize(contentView: contentView, targetSize, horizontal, vertical) {
      return size
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = contentFrame(in: bounds.size)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    configured.backgroundView?.frame = bounds
  }

  // MARK: Configurations

  private(set) lazy var configured = ConfiguredContent(self)

  /// Called when the configurations are brought up to date, with the cell's state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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
    let list = superview as? UICollectionView
    state.isEditing = list.map(isEdited) ?? false
    state.cellDragState = dragProgress
    let isOverList = list?.hasActiveDrop == true
    state.cellDropState = isDropTarget ? .targeted : isOverList ? .notTargeted : .none
    state.isReordering = list?.isMoving(self) ?? false
    return state
  }

  private func isEdited(in list: UICollectionView) -> Bool {
    guard list.isEditing else { return false }
    guard let path = list.indexPath(for: self) else { return true }
    return list.collectionDelegate?.collectionView(list, canEditItemAt: path) ?? true
  }

  /// Has the list ask for the cell's size again, as its `selfSizingInvalidation` allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.sizesInvalidated()
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

  // MARK: Edit menus

  final weak var editMenus: ListEditMenus?

  /// Also while the collection shows its edit menu.
  open override var canBecomeFirstResponder: Bool {
    editMenus != nil || super.canBecomeFirstResponder
  }

  /// While the collection shows its edit menu, what the collection's delegate says, of actions beside cut, copy and paste
  /// those that the cell's class has.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editMenus?.allows(action, of: self, sender: sender)
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Tells the collection's delegate, as those of the two methods below.
  open override func cut(_ sender: Any?) { editInList(.cut, sender) }

  open override func copy(_ sender: Any?) { editInList(.copy, sender) }

  open override func paste(_ sender: Any?) { editInList(.paste, sender) }
}
