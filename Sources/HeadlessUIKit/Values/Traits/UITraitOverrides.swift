/// The traits that a view, controller or scene sets for itself and everything inside it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, which is then inherited.
  mutating func remove(_ trait: UITrait)
}
