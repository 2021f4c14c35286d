/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Under which it is shown.
  public var traitCollection: UITraitCollection
  /// It cannot be used.
  public var isDisabled = false
  /// A finger is on it.
  public var isHighlighted = false
  /// It is chosen.
  public var isSelected = false
  /// - Note: Partly: always false, there is no focus here.
  public var isFocused = false
  /// It stays in sight while others scroll.
  public var isPinned = false

  /// A state of the app's own; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// At rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
