/// The trait of the interface style, light or dark. It can change while a screen runs.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns the interface style of a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}
