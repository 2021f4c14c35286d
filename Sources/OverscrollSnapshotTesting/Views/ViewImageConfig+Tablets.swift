import Foundation
public import HeadlessUIKit

// The measures and traits are those of swift-snapshot-testing 1.18.

extension ViewImageConfig {
  /// The widths of an app that has a part of a tablet's screen, in points.
  private struct Splits {
    /// The widths of a third, a half and two thirds of a screen that is held sideways.
    let landscape: (CGFloat, CGFloat, CGFloat)
    /// The widths of a third and two thirds of an upright screen.
    let portrait: (CGFloat, CGFloat)
    /// Whether one of two equal parts has a regular width.
    var isHalfRegular = false
  }

  /// Returns the configuration of a tablet.
  ///
  /// - Parameters:
  ///   - size: The width and the height of the upright screen, in points.
  ///   - insets: The upper and lower insets, in points.
  private static func tablet(
    _ orientation: TabletOrientation, _ size: (CGFloat, CGFloat), _ splits: Splits,
    insets: (CGFloat, CGFloat) = (20, 0)
  ) -> ViewImageConfig {
    let (width, height, isRegular): (CGFloat, CGFloat, Bool) =
      switch orientation {
      case .landscape(.oneThird): (splits.landscape.0, size.0, false)
      case .landscape(.oneHalf): (splits.landscape.1, size.0, splits.isHalfRegular)
      case .landscape(.twoThirds): (splits.landscape.2, size.0, true)
      case .landscape(.full): (size.1, size.0, true)
      case .portrait(.oneThird): (splits.portrait.0, size.1, false)
      case .portrait(.twoThirds): (splits.portrait.1, size.1, false)
      case .portrait(.full): (size.0, size.1, true)
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: insets.0, left: 0, bottom: insets.1, right: 0),
      size: CGSize(width: width, height: height), traits: isRegular ? .iPad : .iPadSplit)
  }

  /// An iPad mini held sideways: 1024 × 768 points.
  public static let iPadMini = iPadMini(Orientation.landscape)

  /// Returns the configuration of an iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(TabletOrientation(orientation))
  }

  /// Returns the configuration of an app on a part of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (768, 1024),
      Splits(landscape: (320, 507, 694), portrait: (320, 438)))
  }

  /// A 9.7-inch iPad held sideways: 1024 × 768 points.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)

  /// Returns the configuration of a 9.7-inch iPad.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(TabletOrientation(orientation))
  }

  /// Returns the configuration of an app on a part of a 9.7-inch iPad.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (768, 1024),
      Splits(landscape: (320, 507, 694), portrait: (320, 438)))
  }

  /// A 10.2-inch iPad held sideways: 1080 × 810 points.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)

  /// Returns the configuration of a 10.2-inch iPad.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(TabletOrientation(orientation))
  }

  /// Returns the configuration of an app on a part of a 10.2-inch iPad.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (810, 1080),
      Splits(landscape: (320, 535, 750), portrait: (320, 480)))
  }

  /// A 10.5-inch iPad Pro held sideways: 1112 × 834 points.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)

  /// Returns the configuration of a 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(TabletOrientation(orientation))
  }

  /// Returns the configuration of an app on a part of a 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (834, 1112),
      Splits(landscape: (320, 551, 782), portrait: (320, 504)))
  }

  /// An 11-inch iPad Pro held sideways: 1194 × 834 points.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)

  /// Returns the configuration of an 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(TabletOrientation(orientation))
  }

  /// Returns the configuration of an app on a part of an 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (834, 1194),
      Splits(landscape: (375, 592, 809), portrait: (320, 504)),
      insets: (24, 20))
  }

  /// A 12.9-inch iPad Pro held sideways: 1366 × 1024 points.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)

  /// Returns the configuration of a 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(TabletOrientation(orientation))
  }

  /// Returns the configuration of an app on a part of a 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (1024, 1366),
      Splits(landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true))
  }
}

extension UITraitCollection {
  fileprivate static let iPad = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceIdiom: .pad),
  ])

  fileprivate static let iPadSplit = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceIdiom: .pad),
  ])

  /// The traits of an iPad mini.
  public static let iPadMini = iPad
  /// The traits of an app on a narrow part of an iPad mini.
  public static let iPadMini_Compact_SplitView = iPadSplit
  /// The traits of a 9.7-inch iPad.
  public static let iPad9_7 = iPad
  /// The traits of an app on a narrow part of a 9.7-inch iPad.
  public static let iPad9_7_Compact_SplitView = iPadSplit
  /// The traits of a 10.2-inch iPad.
  public static let iPad10_2 = iPad
  /// The traits of an app on a narrow part of a 10.2-inch iPad.
  public static let iPad10_2_Compact_SplitView = iPadSplit
  /// The traits of a 10.5-inch iPad Pro.
  public static let iPadPro10_5 = iPad
  /// The traits of an app on a narrow part of a 10.5-inch iPad Pro.
  public static let iPadPro10_5_Compact_SplitView = iPadSplit
  /// The traits of an 11-inch iPad Pro.
  public static let iPadPro11 = iPad
  /// The traits of an app on a narrow part of an 11-inch iPad Pro.
  public static let iPadPro11_Compact_SplitView = iPadSplit
  /// The traits of a 12.9-inch iPad Pro.
  public static let iPadPro12_9 = iPad
  /// The traits of an app on a narrow part of a 12.9-inch iPad Pro.
  public static let iPadPro12_9_Compact_SplitView = iPadSplit
}
