/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value without an override: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitHorizontalSizeClass: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}
