public import Foundation

/// A colour with UIKit's names. Dynamic system colours have their light-mode values.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// The colour's components, sRGB, alpha not multiplied in.
  public let cgColor: CGColor

  /// The same colour.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Black.
  public convenience override init() { self.init(white: 0, alpha: 1) }

  /// Components in sRGB; outside 0…1 they are cut (there is no wide gamut here).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey. Components are clamped to 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` calls.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Whether kind and components are the same, as `CGColor` compares them.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || cgColor == other.cgColor
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int {
    let color = cgColor.color
    return [color.red, color.green, color.blue, color.alpha].stableHash
  }
}

extension UIColor {
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// White 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// RGB 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// RGB 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// RGB 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// RGB 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// RGB 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// RGB 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// RGB 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// RGB 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// RGB 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black without opacity.
  public static let clear = UIColor(white: 0, alpha: 0)

  // System colours: the light-mode values of the Human Interface Guidelines' table.
  /// Light appearance.
  public static let systemRed = rgb(255, 59, 48)
  /// Light appearance.
  public static let systemOrange = rgb(255, 149, 0)
  /// Light appearance.
  public static let systemYellow = rgb(255, 204, 0)
  /// Light appearance.
  public static let systemGreen = rgb(52, 199, 89)
  /// Light appearance.
  public static let systemTeal = rgb(48, 176, 199)
  /// Light appearance; the default tint.
  public static let systemBlue = rgb(0, 122, 255)
  /// Light appearance.
  public static let systemIndigo = rgb(88, 86, 214)
  /// Light appearance.
  public static let systemPurple = rgb(175, 82, 222)
  /// Light appearance.
  public static let systemPink = rgb(255, 45, 85)
  /// Light appearance.
  public static let systemBrown = rgb(162, 132, 94)
  /// Light appearance; the darkest of the six greys.
  public static let systemGray = rgb(142, 142, 147)
  /// Light appearance.
  public static let systemGray2 = rgb(174, 174, 178)
  /// Light appearance.
  public static let systemGray3 = rgb(199, 199, 204)
  /// Light appearance.
  public static let systemGray4 = rgb(209, 209, 214)
  /// Light appearance.
  public static let systemGray5 = rgb(229, 229, 234)
  /// Light appearance; the lightest of the six greys.
  public static let systemGray6 = rgb(242, 242, 247)
  /// Text on light backgrounds, whatever the appearance.
  public static let darkText = UIColor.black
  /// Text on dark backgrounds, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text of first importance, light appearance.
  public static let label = UIColor.black
  /// Text of second importance, light appearance.
  public static let secondaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  /// Thin lines that let what lies under them through, light appearance.
  public static let separator = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  /// The background of a screen, light appearance.
  public static let systemBackground = UIColor.white
  /// The background of groups on a screen, light appearance.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The background under grouped content, light appearance.
  public static let systemGroupedBackground = rgb(242, 242, 247)

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
