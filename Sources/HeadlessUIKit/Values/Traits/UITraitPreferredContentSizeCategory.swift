/// The trait of the user's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the preferred text size of a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
