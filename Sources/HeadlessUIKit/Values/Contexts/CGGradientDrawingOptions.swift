/// Where a gradient goes on; raw values as Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of `CGGradientDrawingOptions`.
  public let rawValue: UInt32

  /// Bits without a name mean nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before its start, in the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Beyond its end, in the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
