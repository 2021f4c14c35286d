public import Foundation
package import Graphics

/// A colour in Core Graphics' form: sRGB components or one grey component, and an alpha that is not
/// premultiplied.
///
/// Components are clamped to 0…1 and NaN becomes 0: wide gamut is not supported.
public final class CGColor: Sendable, _ExpressibleByColorLiteral {
  package let color: Color
  /// Whether the colour was created as a grey; a grey has two components instead of four.
  private let isGray: Bool
  /// The repeated image of a pattern colour. `color` is then the image's mean, used where patterns
  /// are not drawn.
  let pattern: PatternImage?

  init(_ color: Color, isGray: Bool = false, pattern: PatternImage? = nil) {
    self.color = color
    self.isGray = isGray
    self.pattern = pattern
  }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Called by `#colorLiteral(red:green:blue:alpha:)` where a `CGColor` is expected.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)), isGray: true)
  }

  /// Opaque black, a grey of 0.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, a grey of 1.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The alpha component, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// The colour space: sRGB, or for a grey the grey space with sRGB's curve. Never nil here.
  public var colorSpace: CGColorSpace? {
    CGColorSpace(name: isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }

  /// The red, green, blue and alpha components; for a grey its grey and alpha. Never nil here.
  public var components: [CGFloat]? {
    let rgb = [color.red, color.green, color.blue]
    return ((isGray ? [color.red] : rgb) + [color.alpha]).map { CGFloat($0) }
  }

  /// The number of components including alpha: 4, or 2 for a grey.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the colour with another alpha. Never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.withAlpha(Double(alpha)), isGray: isGray)
  }
}

extension CGColor: Hashable {
  /// Returns whether two colours have equal components and the same kind. A grey never equals an
  /// sRGB colour of the same appearance.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || a.color == b.color && a.isGray == b.isGray && a.pattern == b.pattern
  }

  /// Feeds the colour into a hasher, consistently with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
