public import Foundation
package import Typography

/// The user's preferred text size, under UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// A name that is none of the categories counts as `unspecified`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted when somebody chooses another size of text.
  ///
  /// - Note: Partly: never posted; a scene's size of text stays as it begins.
  public static let didChangeNotification = Foundation.Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the size chosen.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// Not said: `large` where a size is needed.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two below the standard.
  public static let small = UIContentSizeCategory("S")
  /// One below the standard.
  public static let medium = UIContentSizeCategory("M")
  /// The standard.
  public static let large = UIContentSizeCategory("L")
  /// One above the standard.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two above the standard.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All but `unspecified`, from small to large, as `ContentSizeCategory` counts them.
  private static let ordered: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  package init(_ category: ContentSizeCategory) { self = Self.ordered[category.rawValue] }

  /// The category that text is set in: the standard one where none is said.
  package var category: ContentSizeCategory {
    Self.ordered.firstIndex(of: self).flatMap(ContentSizeCategory.init) ?? .large
  }

  /// Whether it is one of the five that are for accessibility.
  public var isAccessibilityCategory: Bool { category >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Smaller before larger.
  public static func < (a: Self, b: Self) -> Bool { a.category < b.category }
}
