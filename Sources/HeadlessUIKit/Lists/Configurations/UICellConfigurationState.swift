/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How far a drag of the cell is; raw values as UIKit's.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// Whether something is dragged over the cell; raw values as UIKit's.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// Under which it is shown.
  public var traitCollection: UITraitCollection
  /// It cannot be used.
  public var isDisabled = false
  /// Its list is edited.
  public var isEditing = false
  /// A finger is on it.
  public var isHighlighted = false
  /// It is chosen.
  public var isSelected = false
  /// Rows of its own are shown.
  public var isExpanded = false
  /// It is swiped aside.
  public var isSwiped = false
  /// - Note: Partly: always false, there is no focus here.
  public var isFocused = false
  /// It stays in sight while others scroll.
  public var isPinned = false
  /// It is moved by hand.
  public var isReordering = false
  /// How far a drag of the cell is.
  public var cellDragState = DragState.none
  /// Whether something is dragged over the list, and would be dropped into the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// At rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
