/// What a configuration may depend on: the state of what it belongs to.
public protocol UIConfigurationState {
  /// With the traits, and otherwise at rest.
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own; nil takes it back.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
