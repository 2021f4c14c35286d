public import Foundation

/// The text styles of iOS with their Dynamic Type sizes (Human Interface Guidelines, "Typography").
public enum TextStyle: CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The weight of the style: semibold for `headline`, otherwise regular.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// Returns the point size at a size category, as listed in Apple's Human Interface Guidelines
  /// (https://developer.apple.com/design/human-interface-guidelines/typography).
  public func pointSize(at category: ContentSizeCategory) -> CGFloat {
    sizes[category.rawValue]
  }

  /// Returns the distance of baselines at a size category, in points, as listed with the point
  /// sizes. It depends on the point size alone.
  package func leading(at category: ContentSizeCategory) -> CGFloat {
    let size = pointSize(at: category)
    let extra: CGFloat =
      switch size {
      case ..<12: 2
      case ..<13: 4
      case ..<22: 5
      case ..<30: 6
      case ..<38: 7
      case ..<45: 8
      case ..<54: 9
      default: 10
      }
    return size + extra
  }

  /// The point sizes by category, smallest first.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
