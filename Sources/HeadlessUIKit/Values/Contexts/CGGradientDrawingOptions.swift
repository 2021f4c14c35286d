/// The sides on which a gradient extends beyond its ends. Raw values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt32

  /// Creates options from any bits. Unnamed bits are ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
