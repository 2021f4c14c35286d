import Foundation

/// Colours by what they are for, with the values that Apple's Human Interface Guidelines list for light
/// and for dark (https://developer.apple.com/design/human-interface-guidelines/color).
extension UIColor {
  /// Red.
  public static let systemRed = UIColor(
    light: rgb(255, 59, 48), dark: rgb(255, 69, 58))
  /// Orange.
  public static let systemOrange = UIColor(
    light: rgb(255, 149, 0), dark: rgb(255, 159, 10))
  /// Yellow.
  public static let systemYellow = UIColor(
    light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
  /// Green.
  public static let systemGreen = UIColor(
    light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
  /// Mint.
  public static let systemMint = UIColor(
    light: rgb(0, 199, 190), dark: rgb(99, 230, 226))
  /// Teal.
  public static let systemTeal = UIColor(
    light: rgb(48, 176, 199), dark: rgb(64, 200, 224))
  /// Cyan.
  public static let systemCyan = UIColor(
    light: rgb(50, 173, 230), dark: rgb(100, 210, 255))
  /// Blue: the default tint.
  public static let systemBlue = UIColor(
    light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  /// Indigo.
  public static let systemIndigo = UIColor(
    light: rgb(88, 86, 214), dark: rgb(94, 92, 230))
  /// Purple.
  public static let systemPurple = UIColor(
    light: rgb(175, 82, 222), dark: rgb(191, 90, 242))
  /// Pink.
  public static let systemPink = UIColor(
    light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
  /// Brown.
  public static let systemBrown = UIColor(
    light: rgb(162, 132, 94), dark: rgb(172, 142, 104))
  /// The middle of the greys.
  public static let systemGray = UIColor(
    light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
  /// Nearer to the background.
  public static let systemGray2 = UIColor(
    light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
  /// Nearer still.
  public static let systemGray3 = UIColor(
    light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
  /// Nearer still.
  public static let systemGray4 = UIColor(
    light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
  /// Nearer still.
  public static let systemGray5 = UIColor(
    light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  /// Text of first importance.
  public static let label = UIColor(
    light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
  /// Text of second importance.
  public static let secondaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
  /// Text of third importance.
  public static let tertiaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  /// Text of least importance.
  public static let quaternaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.18))
  /// What stands in an empty text field.
  public static let placeholderText = UIColor(
    light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  /// Links.
  public static let link = UIColor(
    light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  /// Thin lines that let what lies under them through.
  public static let separator = UIColor(
    light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
  /// Thin lines that let nothing through.
  public static let opaqueSeparator = UIColor(
    light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
  /// Fills thin and small shapes.
  public static let systemFill = UIColor(
    light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
  /// Fills shapes of middle size.
  public static let secondarySystemFill = UIColor(
    light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(
    light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
  /// Fills large areas with much in them.
  public static let quaternarySystemFill = UIColor(
    light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
  /// The background of a screen.
  public static let systemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(0, 0, 0))
  /// Of groups on a screen.
  public static let secondarySystemBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  /// Of groups in groups.
  public static let tertiarySystemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(44, 44, 46))
  /// The background under grouped content.
  public static let systemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(0, 0, 0))
  /// Of the groups.
  public static let secondarySystemGroupedBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(28, 28, 30))
  /// Of groups in the groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(44, 44, 46))

  /// The background under grouped tables, before iOS 13.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }

  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> CGColor {
    // What has no hue is a grey, as in UIKit.
    red == green && green == blue
      ? CGColor(gray: red / 255, alpha: alpha)
      : CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
