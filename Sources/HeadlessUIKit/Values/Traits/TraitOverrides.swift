/// Overridden traits as a collection that specifies only these.
struct TraitOverrides: UITraitOverrides {
  private var parts: UITraitCollection.Values

  init(_ traits: UITraitCollection?) { parts = traits?.parts ?? UITraitCollection.Values() }

  /// The overridden traits; nil for none.
  var traits: UITraitCollection? {
    parts == UITraitCollection.Values() ? nil : UITraitCollection(parts)
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { parts.value(of: trait) ?? trait.defaultValue }
    set { parts.set(newValue, of: trait) }
  }

  func contains(_ trait: UITrait) -> Bool { parts.contains(trait) }

  mutating func remove(_ trait: UITrait) { parts.set(nil, of: trait) }
}
