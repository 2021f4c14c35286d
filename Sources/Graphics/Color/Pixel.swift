/// One pixel of a `Bitmap`: sRGB, premultiplied (each component is at most `alpha`), 8 bits each,
/// laid out in memory as red, green, blue, alpha.
@frozen
public struct Pixel: Hashable, Sendable {
  public var red, green, blue, alpha: UInt8

  /// Nothing: all components 0.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// The components are taken as premultiplied already; that none is above `alpha` is not checked.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

extension Pixel: CustomStringConvertible {
  /// The four components in decimal.
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}
