/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value without an override: unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

extension UITraitLayoutDirection: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}
