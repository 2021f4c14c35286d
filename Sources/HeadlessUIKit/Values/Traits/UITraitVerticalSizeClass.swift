/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value without an override: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitVerticalSizeClass: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.verticalSizeClass
  }
}
