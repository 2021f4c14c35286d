/// The state of a header or footer, on which its configurations depend.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled; never set by the framework.
  public var isDisabled = false
  /// Whether the view is highlighted; never set by the framework.
  public var isHighlighted = false
  /// Whether the view is selected; never set by the framework.
  public var isSelected = false
  /// Whether the view has keyboard focus.
  ///
  /// - Note: Partly: always false, because focus is not simulated.
  public var isFocused = false
  /// Whether the view sticks to an edge while others scroll; never set by the framework.
  public var isPinned = false

  /// Accesses the value of a custom state; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates the state of a view in its normal condition.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
