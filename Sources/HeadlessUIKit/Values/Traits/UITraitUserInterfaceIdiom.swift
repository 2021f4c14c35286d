/// The trait of the idiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value without an override: unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

extension UITraitUserInterfaceIdiom: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom?> {
    \.userInterfaceIdiom
  }
}
