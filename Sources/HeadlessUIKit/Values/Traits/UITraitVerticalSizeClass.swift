/// Room down.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The trait in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}
