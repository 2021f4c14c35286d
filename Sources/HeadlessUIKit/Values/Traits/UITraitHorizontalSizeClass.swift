/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the horizontal size class of a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}
