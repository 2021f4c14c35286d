/// The trait of the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value without an override: normal, as without the accessibility setting.
  public static var defaultValue: UIAccessibilityContrast { .normal }
  /// True: dynamic colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}
