public import ScrollEffects

/// What a screen is asked to be: the `screen:` block of a scene, or the same from Swift.
public struct ScreenRequest: Sendable {
  /// One of the definition's variants; nil if it has none.
  public var variant: String?
  /// Whether a published effect keeps its quirks.
  public var behavior: EffectBehavior
  /// The screen's own keys. `finish()` is called for the screen.
  public var options: ScreenOptions

  /// No variant, faithful and without options unless told; that the screen knows the variant is not
  /// checked.
  public init(
    variant: String? = nil, behavior: EffectBehavior = .faithful,
    options: ScreenOptions = ScreenOptions()
  ) {
    self.variant = variant
    self.behavior = behavior
    self.options = options
  }
}
