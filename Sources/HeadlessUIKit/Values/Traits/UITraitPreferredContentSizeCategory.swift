/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
