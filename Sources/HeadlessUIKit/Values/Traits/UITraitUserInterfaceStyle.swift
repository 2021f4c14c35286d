/// Light or dark: the trait that changes while a screen runs.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}
