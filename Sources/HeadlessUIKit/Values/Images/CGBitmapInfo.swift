/// How a pixel lies in memory: `CGImageAlphaInfo` and the order of its bytes; bits as Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of `CGBitmapInfo`.
  public let rawValue: UInt32

  /// Any bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// As the machine has numbers of 32 bits here: the last byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// In order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// In order.
  public static let byteOrderDefault = CGBitmapInfo([])
}
