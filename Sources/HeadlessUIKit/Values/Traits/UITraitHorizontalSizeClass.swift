/// Room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}
