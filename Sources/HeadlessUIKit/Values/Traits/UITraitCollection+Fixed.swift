// Traits that every screen here has at their defaults, unless an override sets them.
extension UITraitCollection {
  /// Creates a collection that specifies only the force touch capability.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  /// The force touch capability; unavailable without an override.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The contrast; normal without an override.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The gamut of the display; sRGB without an override.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// The level of the interface above the base; base without an override.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The weight of text; regular without an override.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether the interface appears active; active without an override.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
  /// Whether the screen is recorded; inactive without an override.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}
