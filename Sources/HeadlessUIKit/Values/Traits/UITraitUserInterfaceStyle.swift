/// The trait of the interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value without an override: unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: most dynamic colours depend on the style.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceStyle: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle?> {
    \.userInterfaceStyle
  }
}
