/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the vertical size class of a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}
