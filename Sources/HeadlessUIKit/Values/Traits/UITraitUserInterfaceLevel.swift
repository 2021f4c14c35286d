/// The trait of the interface level.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value without an override: base.
  public static var defaultValue: UIUserInterfaceLevel { .base }
  /// True: dynamic colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}
