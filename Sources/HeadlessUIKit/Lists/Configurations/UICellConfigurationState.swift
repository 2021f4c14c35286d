/// The state of a cell, on which its configurations depend.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a drag that began on the cell, with UIKit's raw values.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// The state of a drag over the list that contains the cell, with UIKit's raw values.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled; never set by the framework.
  public var isDisabled = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell shows its children; never set by the framework.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell has keyboard focus.
  ///
  /// - Note: Partly: always false, because focus is not simulated.
  public var isFocused = false
  /// Whether the cell sticks to an edge while others scroll; never set by the framework.
  public var isPinned = false
  /// Whether the cell is being moved interactively.
  public var isReordering = false
  /// The state of a drag that began on the cell.
  public var cellDragState = DragState.none
  /// The state of a drag over the list: `targeted` if it would drop into the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell in its normal condition.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the value of a custom state; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
