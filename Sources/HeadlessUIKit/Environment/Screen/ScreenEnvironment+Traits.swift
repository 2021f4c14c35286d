import Foundation
import Typography

extension UITraitCollection {
  /// Returns the traits of a screen, with size classes from Apple's table of devices
  /// (https://developer.apple.com/design/human-interface-guidelines/layout).
  ///
  /// An iPhone in portrait has a compact width and a regular height. In landscape its height is
  /// compact, and its width is regular on large models only. An iPad is regular in both directions.
  static func ofScreen(
    _ size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, category: ContentSizeCategory,
    direction: UIUserInterfaceLayoutDirection
  ) -> UITraitCollection {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isPad = short >= 744
    let isLandscape = size.width > size.height
    let isLarge = short >= 414 && long >= 736
    let across: UIUserInterfaceSizeClass = isPad || isLandscape && isLarge ? .regular : .compact
    let down: UIUserInterfaceSizeClass = isPad || !isLandscape ? .regular : .compact
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style == .unspecified ? .light : style),
      UITraitCollection(horizontalSizeClass: across), UITraitCollection(verticalSizeClass: down),
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
      UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(displayScale: scale),
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category)),
    ])
  }
}
