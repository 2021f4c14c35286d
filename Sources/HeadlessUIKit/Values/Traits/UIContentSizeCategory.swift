public import Foundation
package import Typography

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's string for the category.
  public let rawValue: String

  /// Creates a category from UIKit's string; unknown strings count as `unspecified`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted when the user chooses another text size.
  ///
  /// - Note: Partly: never posted; a scene's text size does not change.
  public static let didChangeNotification = Foundation.Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new text size in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// No specified text size; `large` is used where a size is needed.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The text size two steps below the default.
  public static let small = UIContentSizeCategory("S")
  /// The text size one step below the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default text size.
  public static let large = UIContentSizeCategory("L")
  /// The text size one step above the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The text size two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest text size that is not an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first accessibility text size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility text size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility text size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility text size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The fifth and largest accessibility text size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All categories but `unspecified` in ascending order, which is the order of
  /// `ContentSizeCategory`.
  private static let ordered: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  package init(_ category: ContentSizeCategory) { self = Self.ordered[category.rawValue] }

  /// The category for laying out text; `large` if unspecified.
  package var category: ContentSizeCategory {
    Self.ordered.firstIndex(of: self).flatMap(ContentSizeCategory.init) ?? .large
  }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { category >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether the first text size is smaller than the second.
  public static func < (a: Self, b: Self) -> Bool { a.category < b.category }
}
