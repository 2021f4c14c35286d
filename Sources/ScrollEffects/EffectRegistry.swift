#if canImport(ConstraintDSL)
  // Only for platforms without Apple's UIKit; an iOS app uses the models and shows its own screens.
  /// The published effects.
  public enum EffectRegistry {
    /// The effects, in the order of the README.
    public static let effects: [any PublishedEffect.Type] = [
      ParallaxAndScale.self,
      StretchyLayout.self,
      HideOnScroll.self,
      StickyMenu.self,
      ProfileBanner.self,
    ]
  }
#endif
