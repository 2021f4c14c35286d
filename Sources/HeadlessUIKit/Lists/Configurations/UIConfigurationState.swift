/// The state on which a content or background configuration depends.
public protocol UIConfigurationState {
  /// Creates a state with traits and default values.
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// Accesses the value of a custom state; nil removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
