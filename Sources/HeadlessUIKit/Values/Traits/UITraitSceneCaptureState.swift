/// The trait of the capture of the screen.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The value without an override: inactive.
  public static var defaultValue: UISceneCaptureState { .inactive }
}
