public import Foundation

/// A cell that shows an item of a collection view: a content view in front of an optional
/// background.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that fills the cell in front of `backgroundView` and contains custom content.
  open var contentView: UIView { configured.contentView }
  /// Performs the segue that a storyboard connects to the selection of the cell.
  final var selectionSegue: (() -> Void)?
  private var selected = false
  private var highlighted = false

  /// The view behind the content; nil by default.
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

  /// Creates a cell from a nib or storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
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

  override func markForSpringLoading(_ isMarked: Bool) { isHighlighted = isMarked }

  open var isHighlighted: Bool {
    get { highlighted }
    set {
      if newValue != highlighted { setNeedsUpdateConfiguration() }
      highlighted = newValue
      selectionChanged()
    }
  }

  /// The view in front of `backgroundView` while the cell is selected or highlighted; nil shows
  /// neither state.
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

  /// The state of a drag that began on the cell, with UIKit's raw values.
  public enum DragState: Int, Sendable {
    case none
    /// The cell has been lifted, but not moved.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// Called when a drag of the cell is lifted, moves away or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  final var dragProgress = UICellConfigurationState.DragState.none
  /// Whether the drag in progress would be dropped into the cell.
  final var isDropTarget = false { didSet { setNeedsUpdateConfiguration() } }

  /// Returns the frame of the content in a cell of a given size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Updates the cell after the collection view's `isEditing` has changed.
  func editingChanged() { setNeedsUpdateConfiguration() }

  /// Whether a tap expands or collapses the row instead of selecting it.
  var togglesOnTap: Bool { false }

  /// Expands or collapses the row after a tap.
  func toggleByTap() {}

  /// The minimum height of a cell with a content configuration, in points.
  var leastHeight: CGFloat { 0 }

  /// Returns the size that the constraints in `contentView` give. Without constraints it returns
  /// the result of `sizeThatFits`.
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

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

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

  /// Asks the collection view to measure the cell again, if its `selfSizingInvalidation` allows.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.sizesInvalidated()
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

  // MARK: Edit menus

  final weak var editMenus: ListEditMenus?

  /// Whether the cell can become first responder: also true while the collection view shows its
  /// edit menu.
  open override var canBecomeFirstResponder: Bool {
    editMenus != nil || super.canBecomeFirstResponder
  }

  /// Whether the cell can perform an action. While the collection view shows its edit menu, its
  /// delegate decides.
  ///
  /// Apart from cut, copy and paste, the menu offers only actions that the cell's class implements.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editMenus?.allows(action, of: self, sender: sender)
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Forwards the action to the collection view's delegate, as `copy` and `paste` do.
  open override func cut(_ sender: Any?) { editInList(.cut, sender) }

  open override func copy(_ sender: Any?) { editInList(.copy, sender) }

  open override func paste(_ sender: Any?) { editInList(.paste, sender) }
}
