/// The layout of a pixel in memory: a `CGImageAlphaInfo` and a byte order. Raw values are Core
/// Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt32

  /// Creates a bitmap layout from any bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The mask of the byte order's bits.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Little-endian 32-bit pixels: the last component comes first in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Big-endian 32-bit pixels: components in order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// The default order: components in order.
  public static let byteOrderDefault = CGBitmapInfo([])
}
