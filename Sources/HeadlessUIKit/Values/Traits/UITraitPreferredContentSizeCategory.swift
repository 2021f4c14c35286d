/// The trait of the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value without an override: unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UITraitPreferredContentSizeCategory: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}
