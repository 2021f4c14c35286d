/// The traits that a closure changes.
struct MutableTraits: UIMutableTraits {
  private var parts: UITraitCollection.Values

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { parts.value(of: trait) ?? trait.defaultValue }
    set { parts.set(newValue, of: trait) }
  }

  /// Returns the traits after a closure's changes.
  static func changed(
    _ parts: UITraitCollection.Values, by mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection.Values {
    var traits: any UIMutableTraits = MutableTraits(parts: parts)
    mutations(&traits)
    return (traits as? MutableTraits)?.parts ?? parts
  }
}
