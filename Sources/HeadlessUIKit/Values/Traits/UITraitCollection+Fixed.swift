// Traits that are the same for every screen here.
extension UITraitCollection {
  /// No screen here feels how hard it is pressed, as on all phones since 2019.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The usual contrast.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Pictures here are sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// On the screen itself.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Text as it is designed.
  public var legibilityWeight: UILegibilityWeight { .regular }
}
