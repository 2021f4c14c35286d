import Foundation

/// Colours by purpose. The values are those of Apple's Human Interface Guidelines for the light and
/// the dark appearance (https://developer.apple.com/design/human-interface-guidelines/color).
extension UIColor {
  /// The system red, adapted to light and dark.
  public static let systemRed = UIColor(
    light: rgb(255, 59, 48), dark: rgb(255, 69, 58))
  /// The system orange, adapted to light and dark.
  public static let systemOrange = UIColor(
    light: rgb(255, 149, 0), dark: rgb(255, 159, 10))
  /// The system yellow, adapted to light and dark.
  public static let systemYellow = UIColor(
    light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
  /// The system green, adapted to light and dark.
  public static let systemGreen = UIColor(
    light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
  /// The system mint, adapted to light and dark.
  public static let systemMint = UIColor(
    light: rgb(0, 199, 190), dark: rgb(99, 230, 226))
  /// The system teal, adapted to light and dark.
  public static let systemTeal = UIColor(
    light: rgb(48, 176, 199), dark: rgb(64, 200, 224))
  /// The system cyan, adapted to light and dark.
  public static let systemCyan = UIColor(
    light: rgb(50, 173, 230), dark: rgb(100, 210, 255))
  /// The system blue, adapted to light and dark; the default tint colour.
  public static let systemBlue = UIColor(
    light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  /// The system indigo, adapted to light and dark.
  public static let systemIndigo = UIColor(
    light: rgb(88, 86, 214), dark: rgb(94, 92, 230))
  /// The system purple, adapted to light and dark.
  public static let systemPurple = UIColor(
    light: rgb(175, 82, 222), dark: rgb(191, 90, 242))
  /// The system pink, adapted to light and dark.
  public static let systemPink = UIColor(
    light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
  /// The system brown, adapted to light and dark.
  public static let systemBrown = UIColor(
    light: rgb(162, 132, 94), dark: rgb(172, 142, 104))
  /// The base grey, equal in light and dark.
  public static let systemGray = UIColor(
    light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
  /// The second grey: lighter than `systemGray` in light, darker in dark.
  public static let systemGray2 = UIColor(
    light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
  /// The third grey, closer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(
    light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
  /// The fourth grey, closer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(
    light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
  /// The fifth grey, closer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(
    light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
  /// The sixth grey, the closest to the background.
  public static let systemGray6 = UIColor(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  /// The colour of primary text.
  public static let label = UIColor(
    light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  /// The colour of the least important text.
  public static let quaternaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.18))
  /// The colour of placeholder text in an empty field.
  public static let placeholderText = UIColor(
    light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  /// The colour of links.
  public static let link = UIColor(
    light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  /// The colour of thin, translucent separator lines.
  public static let separator = UIColor(
    light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
  /// The colour of thin, opaque separator lines.
  public static let opaqueSeparator = UIColor(
    light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
  /// The fill colour of thin and small shapes.
  public static let systemFill = UIColor(
    light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
  /// The fill colour of medium-sized shapes.
  public static let secondarySystemFill = UIColor(
    light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
  /// The fill colour of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
  /// The fill colour of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
  /// The background colour of a screen.
  public static let systemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(0, 0, 0))
  /// The background colour of groups on a screen.
  public static let secondarySystemBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  /// The background colour of groups inside groups.
  public static let tertiarySystemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(44, 44, 46))
  /// The background colour under grouped content.
  public static let systemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(0, 0, 0))
  /// The background colour of the groups in grouped content.
  public static let secondarySystemGroupedBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(28, 28, 30))
  /// The background colour of groups inside the groups of grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(44, 44, 46))

  /// The background colour under grouped tables. iOS 13 replaced it with `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }

  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> CGColor {
    // UIKit stores colours without a hue as greys, which matters when colours are compared.
    red == green && green == blue
      ? CGColor(gray: red / 255, alpha: alpha)
      : CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
