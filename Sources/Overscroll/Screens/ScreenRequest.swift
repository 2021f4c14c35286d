public import ScrollEffects

/// A request for a screen with certain properties, from the `screen:` block of a scene or from
/// Swift code.
public struct ScreenRequest: Sendable {
  /// The name of one of the definition's variants; nil if it has none.
  public var variant: String?
  /// The behaviour of a published effect: with its quirks or corrected.
  public var behavior: EffectBehavior
  /// The screen's own options. The caller of the screen calls `finish()`.
  public var options: ScreenOptions

  /// Creates a request; the defaults are no variant, faithful behaviour and no options. The variant
  /// is not checked.
  public init(
    variant: String? = nil, behavior: EffectBehavior = .faithful,
    options: ScreenOptions = ScreenOptions()
  ) {
    self.variant = variant
    self.behavior = behavior
    self.options = options
  }
}
