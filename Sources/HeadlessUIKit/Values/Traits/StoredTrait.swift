/// A trait with a property in every trait collection.
protocol StoredTrait: UITraitDefinition {
  /// The place of the trait's value.
  static var path: WritableKeyPath<UITraitCollection.Values, Value?> { get }
}

extension UITraitCollection.Values {
  /// Returns the specified value of a trait; nil if it is unspecified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let stored = trait as? any StoredTrait.Type {
      return storedValue(of: stored) as? Trait.Value
    }
    return others.value(of: trait) as? Trait.Value
  }

  /// Whether a trait is specified.
  func contains(_ trait: UITrait) -> Bool {
    if let stored = trait as? any StoredTrait.Type { return storedValue(of: stored) != nil }
    return others.value(of: trait) != nil
  }

  /// Sets the value of a trait. Nil makes it unspecified.
  mutating func set(_ value: Any?, of trait: UITrait) {
    if let stored = trait as? any StoredTrait.Type {
      store(value, in: stored)
    } else {
      others.set(value, of: trait)
    }
  }

  private func storedValue<Trait: StoredTrait>(of trait: Trait.Type) -> Any? {
    self[keyPath: trait.path]
  }

  private mutating func store<Trait: StoredTrait>(_ value: Any?, in trait: Trait.Type) {
    self[keyPath: trait.path] = value as? Trait.Value
  }
}
