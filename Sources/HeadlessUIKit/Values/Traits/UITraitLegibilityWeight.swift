/// The trait of the legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value without an override: regular, as without the accessibility setting.
  public static var defaultValue: UILegibilityWeight { .regular }
}
