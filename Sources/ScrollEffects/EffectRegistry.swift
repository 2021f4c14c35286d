#if canImport(ConstraintDSL)
  // Where screens run without Apple's UIKit; an iOS app takes the models and shows screens of its own.
  /// The published effects.
  public enum EffectRegistry {
    /// One line each, in the order of the README.
    public static let effects: [any PublishedEffect.Type] = [
      ParallaxAndScale.self,
      StretchyLayout.self,
      HideOnScroll.self,
      StickyMenu.self,
      ProfileBanner.self,
    ]
  }
#endif
