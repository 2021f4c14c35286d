/// A pixel of a `Bitmap`: premultiplied sRGB, 8 bits per component, in the memory order red, green,
/// blue, alpha. Each component is at most `alpha`.
@frozen
public struct Pixel: Hashable, Sendable {
  public var red, green, blue, alpha: UInt8

  /// A fully transparent pixel; all components are 0.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a pixel from premultiplied components. The initializer does not check that they are at
  /// most `alpha`.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

extension Pixel: CustomStringConvertible {
  /// The four components in decimal.
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}
