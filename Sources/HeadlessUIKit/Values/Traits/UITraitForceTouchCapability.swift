/// The trait of the force touch capability.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value without an override: unavailable, as on all phones since 2019.
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}
