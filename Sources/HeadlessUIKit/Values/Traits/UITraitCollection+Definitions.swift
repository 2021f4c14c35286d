extension UITraitCollection {
  /// Returns the value of a trait, or the trait's default if the collection does not specify it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    parts.value(of: trait) ?? trait.defaultValue
  }

  /// Creates a collection whose traits a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(MutableTraits.changed(Values(), by: mutations))
  }

  /// Creates a collection that specifies only one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var parts = Values()
    parts.set(value, of: trait)
    self.init(parts)
  }

  /// Returns a copy with the changes of a closure.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(MutableTraits.changed(parts, by: mutations)) }

  /// Returns a copy with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  /// Returns the traits whose values differ from those of another collection, UIKit's first. With
  /// nil they are compared with the traits' defaults.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    let stored: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
    ]
    let others = parts.others.traits
    let added = other.parts.others.traits.filter { trait in !others.contains { $0 == trait } }
    return (stored + others + added).filter { $0.differs(self, other) }
  }

  /// The traits of UIKit on which the system's dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits of UIKit by which an asset's image is chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self,
    ]
  }
}
