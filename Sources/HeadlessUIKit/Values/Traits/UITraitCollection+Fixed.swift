// These traits are equal on every screen here.
extension UITraitCollection {
  /// The force touch capability: always unavailable, as on all phones since 2019.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The contrast: always normal.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The display gamut: always sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// The interface level: always base.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// The legibility weight: always regular.
  public var legibilityWeight: UILegibilityWeight { .regular }
}
