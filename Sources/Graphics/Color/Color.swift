/// An sRGB colour with straight (not premultiplied) components in 0…1.
public struct Color: Hashable, Sendable {
  public let red, green, blue, alpha: Double

  /// Black with an alpha of 0.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Creates a colour, by default opaque. Components are clamped to 0…1, and NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  /// Creates a grey between black (0) and white (1). Components are clamped to 0…1, and NaN counts
  /// as 0.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with its alpha replaced. The new alpha is clamped to 0…1, and NaN counts as
  /// 0.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The nearest pixel value. Components are rounded to bytes, then multiplied by alpha and rounded
  /// again.
  public var premultiplied: Pixel {
    let a = Self.byte(alpha)
    return Pixel(
      red: div255(Self.byte(red), a), green: div255(Self.byte(green), a),
      blue: div255(Self.byte(blue), a), alpha: UInt8(a))
  }

  private static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  private static func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
}

/// Returns `a · b / 255` for bytes, rounded to nearest. The result is exact for every pair.
@inlinable
package func div255(_ a: Int, _ b: Int) -> UInt8 {
  UInt8(truncatingIfNeeded: ((a &* b &+ 128) &* 257) &>> 16)
}
