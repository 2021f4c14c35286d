/// The trait of the active appearance.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value without an override: active.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .active }
}
