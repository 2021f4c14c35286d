/// The user's preferred text size, from small to large. The default of iOS is `large`.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Returns whether the first category is smaller.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
