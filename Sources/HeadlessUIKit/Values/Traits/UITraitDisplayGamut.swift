/// The trait of the display gamut.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value without an override: sRGB.
  public static var defaultValue: UIDisplayGamut { .SRGB }
  /// True: dynamic colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}
