public import Foundation
package import Graphics

/// A colour as Core Graphics has it: components of sRGB, or one of grey, and alpha, which is not
/// multiplied in. What is outside 0…1 is cut, NaN is 0: there is no wide gamut here.
public final class CGColor: Sendable, _ExpressibleByColorLiteral {
  package let color: Color
  /// Whether it was made of a grey: then it has two components, not four.
  private let isGray: Bool
  /// The picture it is, repeated; `color` is its mean then, for what shows no pictures.
  let pattern: PatternImage?

  init(_ color: Color, isGray: Bool = false, pattern: PatternImage? = nil) {
    self.color = color
    self.isGray = isGray
    self.pattern = pattern
  }

  /// A colour of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` calls where a colour of Core Graphics is wanted.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey from 0, black, to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)), isGray: true)
  }

  /// A grey of 0.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// A grey of 1.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with an alpha of 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// 0…1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// sRGB; of a grey, greys with its curve. Never nil here.
  public var colorSpace: CGColorSpace? {
    CGColorSpace(name: isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }

  /// Red, green, blue and alpha; of a grey, its white and alpha. Never nil here.
  public var components: [CGFloat]? {
    let rgb = [color.red, color.green, color.blue]
    return ((isGray ? [color.red] : rgb) + [color.alpha]).map { CGFloat($0) }
  }

  /// Alpha included: 4, or 2 of a grey.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The same colour with this alpha instead of its own. Never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.withAlpha(Double(alpha)), isGray: isGray)
  }
}

extension CGColor: Hashable {
  /// Whether kind and components are the same: a grey is no colour of sRGB, though it looks the same.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || a.color == b.color && a.isGray == b.isGray && a.pattern == b.pattern
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
