/// The user's preferred text size, from small to large; iOS starts at `.large`.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Smaller before larger.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
